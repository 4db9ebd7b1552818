import { toLoadable } from '@chippage/api/loadable';
import { piDetailQuery } from '@chippage/api/mall';
import type { Pi } from '@chippage/api/types';
import { PiDialog, type PiDialogProps } from '@chippage/features/PiList';

/** A proforma invoice of an order, read from the server when it is opened. */
export function OrderPi({ pi: { id, piNo }, ...rest }: { pi: Pi } & Omit<PiDialogProps, 'pi' | 'piNo'>) {
  return <PiDialog {...rest} piNo={piNo} pi={toLoadable(piDetailQuery.use({ id }))} />;
}
