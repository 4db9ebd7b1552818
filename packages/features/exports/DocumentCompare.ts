/** Two datasheets side by side. */
export { DocumentCompare, type DocumentCompareProps } from '../src/datasheets/documents/document-compare/DocumentCompare.tsx';
export { documentCompareMessages } from '../src/datasheets/documents/document-compare/messages.ts';
export { parseDocumentPair, useDocumentCompare } from '../src/datasheets/documents/document-compare/useDocumentCompare.ts';
