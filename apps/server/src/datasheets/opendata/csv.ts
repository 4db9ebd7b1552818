import type { OpenValue } from './openTables.ts';

/** A cell as RFC 4180 writes it; nothing is an empty cell, an empty text is `""`. */
function cell(value: OpenValue): string {
  if (value === null) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  const text = String(value);
  return text === '' || /[",\r\n]/.test(text) ? quoted(text) : text;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A record with its line end. */
export const csvRecord = (values: readonly OpenValue[]): string => `${values.map(cell).join(',')}\r\n`;

/** Records of a file that `csvRecord` wrote, each as it stands there: a line end between quotes belongs to a cell. The first is the head. */
export async function* recordsOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let record = '';
  for await (const line of lines) {
    record = record === '' ? line : `${record}\n${line}`;
    if ((record.match(/"/g)?.length ?? 0) % 2 === 1) continue;
    yield record;
    record = '';
  }
}

/** The first cell of a record, which is its key: a number or a code, never with a comma or a quote. */
export const keyOf = (record: string): string => record.slice(0, record.indexOf(','));
