/** The member's files in the cloud disk. */
export type { DiskMemory } from '../src/disk/parts/diskMemory.ts';
export { type DiskView, diskViewIn, diskViewParams } from '../src/disk/files/file-disk/diskPlace.ts';
export { FileDisk, type FileDiskProps } from '../src/disk/files/file-disk/FileDisk.tsx';
export { fileDiskMessages } from '../src/disk/files/file-disk/messages.ts';
export { type FileDiskOptions, useFileDisk } from '../src/disk/files/file-disk/useFileDisk.ts';
export { clashDialogMessages } from '../src/disk/parts/clash-dialog/messages.ts';
export { diskFrameMessages } from '../src/disk/parts/disk-frame/messages.ts';
export { diskMessages } from '../src/disk/parts/disk-words/messages.ts';
export { folderPickerMessages } from '../src/disk/folders/folder-picker/messages.ts';
export { quotaBarMessages } from '../src/disk/quota/quota-bar/messages.ts';
export { uploadTrayMessages } from '../src/disk/uploads/upload-tray/messages.ts';
