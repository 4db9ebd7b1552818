/** Makes a link to a file of the disk. */
export { shareDialogMessages } from '../src/disk/shares/share-dialog/messages.ts';
export { ShareDialog, type ShareDialogProps, type ShareWishes } from '../src/disk/shares/share-dialog/ShareDialog.tsx';
export { useShareDialog } from '../src/disk/shares/share-dialog/useShareDialog.ts';
