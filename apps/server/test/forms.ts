/** One part of a form. */
export interface Part {
  name?: string;
  filename?: string;
  type?: string;
  content?: string | Uint8Array;
  /** Instead of the usual header lines. */
  head?: string;
}

const boundary = 'form-6f3a';

/** The content type of `formBody`. */
export const formType = `multipart/form-data; boundary=${boundary}`;

/** A form as browsers send it. @param isWhole Without it the closing line is missing. */
export function formBody(parts: readonly Part[], isWhole = true): Buffer {
  const pieces = parts.flatMap(({ name, filename, type = 'application/pdf', content = '', head }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`;
    return [`--${boundary}\r\n${head ?? `Content-Disposition: form-data${name === undefined ? '' : `; name="${name}"`}${file}`}\r\n\r\n`, content, '\r\n'];
  });
  return Buffer.concat([...pieces, isWhole ? `--${boundary}--\r\n` : ''].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
