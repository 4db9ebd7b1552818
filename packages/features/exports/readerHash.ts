/** Places in a document as addresses say them; without the reader. */
export { parseReaderHash, readerHash, type ReaderPlace } from '../src/datasheets/documents/pdf-reader/readerHash.ts';
