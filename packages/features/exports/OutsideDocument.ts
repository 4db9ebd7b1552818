/** A datasheet that stays at its maker's address. */
export { OutsideDocument, type OutsideDocumentProps } from '../src/datasheets/documents/outside-document/OutsideDocument.tsx';
export { useDocument } from '../src/datasheets/documents/outside-document/useDocument.ts';
