/**
 * How markup, programs of a page and PDFs begin. What cameras put behind a picture (a film, a second picture, its own data in XMP) holds none.
 * The text behind a tag belongs to it: the five bytes of `<svg>` alone stand by chance in one of some thousand photos.
 */
const beginnings = /<(?:!doctype|html|head|body|script|iframe|object|embed|svg|\?php)[\s/>][\t\n\r -~]{5}|%PDF-\d/i;

/** Whether a file that is a picture is read as a page or a document as well: one that is kept as it came would be both. */
export const carriesDocument = (bytes: Uint8Array): boolean =>
  beginnings.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
