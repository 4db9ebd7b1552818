/**
 * How markup, programs of a page and PDFs begin. What cameras put behind a picture (a film, a second picture, its own data in XMP) holds none.
 * `<svg>` is so short that its bytes stand by chance in one of some thousand photos: there the text behind it is asked for as well.
 */
const beginnings = /<(?:!doctype|html|head|body|script|iframe|object|embed|\?php)[\s/>]|<svg[\s/>][\t\n\r -~]{5}|%PDF-\d/i;

/** Whether a file that is a picture is read as a page or a document as well: one that is kept as it came would be both. */
export const carriesDocument = (bytes: Uint8Array): boolean =>
  beginnings.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
