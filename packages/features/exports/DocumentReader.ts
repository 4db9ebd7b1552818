export { DocumentReader, type DocumentReaderProps } from '../src/datasheets/documents/pdf-reader/DocumentReader.tsx';
export type { PdfAssets } from '../src/datasheets/documents/pdf-reader/openPdf.ts';
export type { ReaderPlace } from '../src/datasheets/documents/pdf-reader/readerHash.ts';
