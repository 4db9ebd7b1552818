/** Downloads of hosted datasheets. */
export { downloadMessages } from '../src/datasheets/documents/download/messages.ts';
export { type DownloadOptions, useDownloadDocuments } from '../src/datasheets/documents/download/useDownloadDocuments.ts';
