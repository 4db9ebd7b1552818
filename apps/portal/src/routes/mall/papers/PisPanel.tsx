import { PiList, usePis } from '@chippage/features/PiList';
import { useSavedFile } from '../useSavedFile.ts';

/** A member's proforma invoices. */
export function PisPanel() {
  return <PiList {...usePis({ onFile: useSavedFile() })} />;
}
