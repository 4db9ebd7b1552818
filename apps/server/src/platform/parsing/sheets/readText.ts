import { SheetFault } from './scanXml.ts';

/** Excel in Chinese saves CSV in GB 18030, everything else in UTF-8; some programs in UTF-16. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Bytes that no text has: a picture, a PDF.
  if (bytes.includes(0)) throw new SheetFault('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** What stands between the cells: tabs where there are any, else what there is more of at the beginning. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 4000).split(/\r?\n/, 10).join('\n');
  if (start.includes('\t')) return '\t';
  return start.split(';').length > start.split(',').length ? ';' : ',';
}

/** The rows of a text with commas, tabs or semicolons between its cells (RFC 4180). */
export function readText(bytes: Buffer, take: (row: string[], no: number) => void): void {
  const text = decode(bytes);
  const delimiter = delimiterOf(text);
  const special = new RegExp(`["${delimiter}\r\n]`, 'g');
  let [row, cell, no]: [string[], string, number] = [[], '', 1];
  const endRow = () => {
    take([...row, cell], no);
    [row, cell, no] = [[], '', no + 1];
  };
  const plainUntil = (from: number) => {
    special.lastIndex = from;
    return special.exec(text)?.index ?? text.length;
  };
  for (let at = 0; at < text.length;) {
    if (cell === '' && text[at] === '"') {
      const quoted = quotedCell(text, at);
      cell = quoted.cell;
      at = quoted.end;
    }
    const end = plainUntil(at);
    cell += text.slice(at, end);
    at = end + 1;
    const sign = text[end];
    if (sign === '"') cell += '"';
    else if (sign === delimiter) {
      row.push(cell);
      cell = '';
    } else if (sign !== undefined) {
      if (sign === '\r' && text[at] === '\n') at += 1;
      endRow();
    }
  }
  if (cell !== '' || row.length > 0) endRow();
}

/** A cell in quotes, a doubled quote in it is one; one that never ends goes on to the end. */
function quotedCell(text: string, from: number): { cell: string; end: number } {
  let cell = '';
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: cell + text.slice(at), end: text.length };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}
