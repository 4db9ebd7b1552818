/** A proforma invoice as it is on paper. */
export { PiDocument, type PiDocumentProps } from '../src/mall/pi-document/PiDocument.tsx';
export { piDocumentMessages } from '../src/mall/pi-document/messages.ts';
