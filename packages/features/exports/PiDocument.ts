/** A proforma invoice as it is on paper. */
export { PiDocument, type PiDocumentProps } from '../src/mall/payments/pi-document/PiDocument.tsx';
export { piDocumentMessages } from '../src/mall/payments/pi-document/messages.ts';
