/** Files on their way: how far each has come, and what went wrong. */
export { UploadList, type UploadListProps, type UploadListItem, type UploadListWords } from '../src/UploadList/UploadList.tsx';
export { useUploadAnnouncements, type UploadAnnouncementWords } from '../src/UploadList/useUploadAnnouncements.ts';
