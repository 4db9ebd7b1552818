/** A question before something that cannot be taken back. */
export { ConfirmDialog, type ConfirmDialogProps } from '../src/ConfirmDialog/ConfirmDialog.tsx';
