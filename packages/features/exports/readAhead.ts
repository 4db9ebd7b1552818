/** Begins to fetch a document before its reader stands; without the reader. */
export { forgetAhead, type PdfAssets, readAhead } from '../src/datasheets/documents/pdf-reader/openPdf.ts';
