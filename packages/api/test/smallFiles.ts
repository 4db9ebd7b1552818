function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const PDF = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000051 00000 n 
0000000099 00000 n 
trailer<</Size 4/Root 1 0 R>>
startxref
159
%%EOF
`;
const INVOICE = '<?xml version="1.0" encoding="UTF-8"?><EInvoice><Header/></EInvoice>';

/** The smallest files that are whole: a picture, a document of one page, an invoice. */
export const smallFiles: readonly Uint8Array[] = [
  bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  new TextEncoder().encode(PDF),
  new TextEncoder().encode(INVOICE),
];
