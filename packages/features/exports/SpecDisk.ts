/** The collected datasheets as a part of the disk. */
export { specDiskMessages } from '../src/disk/files/spec-disk/messages.ts';
export { SpecDisk, type SpecDiskProps, type SpecView } from '../src/disk/files/spec-disk/SpecDisk.tsx';
export { useSpecDisk } from '../src/disk/files/spec-disk/useSpecDisk.ts';
