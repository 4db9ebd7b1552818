/** Asking a merchant for a better price. */
export { BargainDialog, type BargainDialogProps } from '../src/mall/bargain-dialog/BargainDialog.tsx';
export type { BargainAsk } from '../src/mall/bargain-dialog/bargainInput.ts';
export { bargainDialogMessages } from '../src/mall/bargain-dialog/messages.ts';
