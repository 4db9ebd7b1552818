/** A member's proforma invoices. */
export { PiList, type PiListProps } from '../src/mall/payments/pi-list/PiList.tsx';
export { piListMessages } from '../src/mall/payments/pi-list/messages.ts';
export { usePis } from '../src/mall/payments/pi-list/usePis.ts';
export { PiDialog, type PiDialogProps } from '../src/mall/payments/pi-list/PiDialog.tsx';
export { usePi } from '../src/mall/payments/pi-list/usePi.ts';
