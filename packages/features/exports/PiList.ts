/** A member's proforma invoices. */
export { PiList, type PiListProps } from '../src/mall/pi-list/PiList.tsx';
export { piListMessages } from '../src/mall/pi-list/messages.ts';
export { usePis } from '../src/mall/pi-list/usePis.ts';
export { PiDialog, type PiDialogProps } from '../src/mall/pi-list/PiDialog.tsx';
