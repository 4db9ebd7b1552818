import { gzipSync } from 'node:zlib';
import type { ParserReply, ParserTasks } from '../parserTasks.ts';
import { readText } from './readText.ts';
import { readXlsx } from './readXlsx.ts';
import { SheetFault } from './scanXml.ts';

/** How many rows have something in them, or why the file is not read. */
export type SheetReading = { rows: number } | { fault: SheetFault['fault'] };

/** Rows that are packed together. */
const PACK = 1000;
/** Characters of all cells. */
const MOST_TEXT = 20_000_000;

const begins = (bytes: Buffer, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Reads the first sheet of an .xlsx file, or a text with commas, tabs or semicolons.
 * @returns as bytes: packed lines of JSON, `[number of the row, its cells]`; empty rows are left out
 */
export async function readSheetRows(
  input: Buffer,
  { rows: mostRows, columns, cell: mostCell }: ParserTasks['sheet']['settings'],
): Promise<ParserReply<SheetReading>> {
  const packed: Buffer[] = [];
  let lines: string[] = [];
  let [rows, size] = [0, 0];
  const pack = () => {
    if (lines.length > 0) packed.push(gzipSync(`${lines.join('\n')}\n`, { level: 1 }));
    lines = [];
  };
  const take = (row: string[], no: number) => {
    const cells = row.map((cell) => cleanCell(cell, mostCell));
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return;
    if (cells.length > columns) throw new SheetFault('too_many_columns');
    rows += 1;
    if (rows > mostRows) throw new SheetFault('too_many_rows');
    const line = JSON.stringify([no, cells]);
    size += line.length;
    if (size > MOST_TEXT) throw new SheetFault('unpacked_too_large');
    lines.push(line);
    if (lines.length === PACK) pack();
  };
  try {
    if (begins(input, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetFault(input.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'old_excel');
    if (begins(input, 0x50, 0x4b)) await readXlsx(input, columns, take);
    else readText(input, take);
    pack();
    return { answer: { rows }, bytes: Buffer.concat(packed) };
  } catch (error) {
    if (error instanceof SheetFault) return { answer: { fault: error.fault } };
    // A stream that is not what its directory says.
    return { answer: { fault: 'unreadable' } };
  }
}

/** A cell without what no text keeps, on one line, one sign longer than it may be where it was too long. */
function cleanCell(cell: string, most: number): string {
  const short = cell.length > most ? cell.slice(0, most + 1) : cell;
  // Lone halves of signs and zero bytes cannot be stored.
  const text = short
    .toWellFormed()
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\ufeff\ufffe\uffff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // "=""2435""" keeps digits from becoming a number; a quote in front keeps a text from becoming a formula.
  const quoted = /^="([^"]*)"$/.exec(text);
  if (quoted) return quoted[1] ?? '';
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
