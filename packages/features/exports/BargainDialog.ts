/** Asking a merchant for a better price. */
export { BargainDialog, type BargainDialogProps } from '../src/mall/orders/bargain-dialog/BargainDialog.tsx';
export type { BargainAsk } from '../src/mall/orders/bargain-dialog/bargainInput.ts';
export { bargainDialogMessages } from '../src/mall/orders/bargain-dialog/messages.ts';
