export { DocumentReader, type DocumentReaderProps } from '../src/datasheets/pdf-reader/DocumentReader.tsx';
export type { PdfAssets } from '../src/datasheets/pdf-reader/openPdf.ts';
export { parseReaderHash, readerHash, type ReaderPlace } from '../src/datasheets/pdf-reader/readerHash.ts';
