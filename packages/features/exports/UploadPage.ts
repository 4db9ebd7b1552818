/** Handing in datasheets, and what became of them. */
export { UploadPage, type UploadPageProps, type UploadTab } from '../src/datasheets/uploads/upload/UploadPage.tsx';
export { UploadForm, type UploadFormProps } from '../src/datasheets/uploads/upload/UploadForm.tsx';
export { MyUploads, type MyUploadsProps, type UploadsQuery, uploadStates } from '../src/datasheets/uploads/upload/MyUploads.tsx';
export { uploadMessages } from '../src/datasheets/uploads/upload/messages.ts';
export { type UploadPageBinding, useUploadPage } from '../src/datasheets/uploads/upload/useUploadPage.ts';
