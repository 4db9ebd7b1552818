/** What an invoice's file is by its content; an OFD is a ZIP that holds an `OFD.xml`. */
export function invoiceTypeOf(bytes: Uint8Array): 'pdf' | 'ofd' | 'xml' | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (text.startsWith('%PDF-')) return text.slice(-2048).includes('%%EOF') ? 'pdf' : null;
  if (text.startsWith('PK\u0003\u0004')) return text.includes('OFD.xml') ? 'ofd' : null;
  return /^(\u00ef\u00bb\u00bf)?\s*<\?xml[\s>]/.test(text) && !/<!DOCTYPE|<!ENTITY/i.test(text) ? 'xml' : null;
}
