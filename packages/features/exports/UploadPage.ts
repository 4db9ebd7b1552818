/** Handing in datasheets, and what became of them. */
export { UploadPage, type UploadPageProps, type UploadTab } from '../src/datasheets/upload/UploadPage.tsx';
export { UploadForm, type UploadFormProps } from '../src/datasheets/upload/UploadForm.tsx';
export { MyUploads, type MyUploadsProps } from '../src/datasheets/upload/MyUploads.tsx';
export { uploadMessages } from '../src/datasheets/upload/messages.ts';
export { useUploadPage } from '../src/datasheets/upload/useUploadPage.ts';
