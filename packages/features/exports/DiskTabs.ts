/** The way from one page of the cloud disk to the others. */
export { type DiskSection, DiskTabs } from '../src/disk/parts/disk-frame/DiskTabs.tsx';
export { diskFrameMessages } from '../src/disk/parts/disk-frame/messages.ts';
