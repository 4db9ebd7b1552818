import type { Pi } from '@chippage/api/types';
import { PiDialog, type PiDialogProps, usePi } from '@chippage/features/PiList';

/** A proforma invoice of an order, read when it is opened. */
export function OrderPi({ pi: { id, piNo }, ...rest }: { pi: Pi } & Omit<PiDialogProps, 'pi' | 'piNo'>) {
  return <PiDialog {...rest} piNo={piNo} pi={usePi(id)} />;
}
