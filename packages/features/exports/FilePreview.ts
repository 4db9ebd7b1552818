/** A file of the disk that is looked at. */
export { FilePreview, type FilePreviewProps } from '../src/disk/files/file-preview/FilePreview.tsx';
export { filePreviewMessages } from '../src/disk/files/file-preview/messages.ts';
export { useFilePreview } from '../src/disk/files/file-preview/useFilePreview.ts';
