/** A datasheet that lies at its maker's address. */
export { OutsideDocument, type OutsideDocumentProps } from '../src/datasheets/documents/outside-document/OutsideDocument.tsx';
