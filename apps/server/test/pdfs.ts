import { deflateSync } from 'node:zlib';

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

interface PdfParts {
  /** Object 1. */
  catalog?: string;
  /** Object 2. */
  pages?: string;
  /** Object 3. */
  page?: string;
  /** Objects 4 and so on. */
  more?: (string | Buffer)[];
  trailer?: string;
}

/** A PDF written by hand, with whatever its objects should be. */
export function pdfOf({ page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>', more = [], trailer = '', ...given }: PdfParts = {}): Buffer {
  const objects = [given.catalog ?? catalog, given.pages ?? pages, page, ...more];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let size = parts[0]?.byteLength ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.byteLength;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), typeof object === 'string' ? Buffer.from(object, 'latin1') : object, Buffer.from('\nendobj\n')]));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  add(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${size}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A stream object. */
export const streamOf = (bytes: Buffer, dictionary: string): Buffer =>
  Buffer.concat([Buffer.from(`<<${dictionary}/Length ${bytes.byteLength}>>\nstream\n`, 'latin1'), bytes, Buffer.from('\nendstream')]);

/** A stream that holds another object, packed. @param more What else stands in its dictionary, before what it needs */
export const objectStreamOf = (object: string, more = ''): Buffer =>
  streamOf(deflateSync(Buffer.from(`9 0 ${object}`)), `${more}/Type/ObjStm/N 1/First 4/Filter/FlateDecode`);
