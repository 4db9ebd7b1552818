/** What a member deleted from the disk. */
export { recycleBinMessages } from '../src/disk/trash/recycle-bin/messages.ts';
export { RecycleBin, type RecycleBinProps } from '../src/disk/trash/recycle-bin/RecycleBin.tsx';
export { useRecycleBin } from '../src/disk/trash/recycle-bin/useRecycleBin.ts';
