import { filledSheet } from './readableSheet.ts';

/** Largest file that is read, in bytes. */
const SHEET_MAX_BYTES = 5_000_000;

/** Why a file is not read. */
export type SheetFault = 'tooLarge' | 'oldExcel' | 'unreadable' | 'noRows';

/** A file that is not read. */
export class SheetError extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * The cells of the first sheet of an .xlsx file, or of a text with commas, tabs or semicolons in UTF-8, UTF-16 or GB 18030.
 * @returns rows of text, as they stand in the file
 * @throws SheetError
 */
export async function readSheet(file: File): Promise<string[][]> {
  if (file.size > SHEET_MAX_BYTES) throw new SheetError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('oldExcel');
  const rows = begins(0x50, 0x4b) ? await readExcel(bytes) : await readText(bytes);
  if (!rows.some((row) => row.some((cell) => cell !== ''))) throw new SheetError('noRows');
  return rows;
}

/** What the parts of an .xlsx file may be together when they are unpacked, in bytes. */
const UNPACKED_MAX_BYTES = 100_000_000;

async function readExcel(bytes: Uint8Array): Promise<string[][]> {
  const [{ readSheet: read }, { strFromU8, strToU8, unzipSync, zipSync }] = await Promise.all([import('read-excel-file/universal'), import('fflate')]);
  let unpacked = 0;
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/\.(?:xml|rels)$/.test(name)) return false;
    unpacked += originalSize;
    if (unpacked > UNPACKED_MAX_BYTES) throw new SheetError('tooLarge');
    return true;
  };
  let isTooLarge = false;
  try {
    const parts = Object.entries(unzipSync(bytes, { filter: isWanted })).flatMap(([name, part]): [string, Uint8Array][] => {
      const xml = strFromU8(part);
      if (!xml.includes('sheetData')) return [[name, part]];
      const filled = filledSheet(xml);
      isTooLarge ||= filled === null;
      return filled === null ? [] : [[name, strToU8(filled)]];
    });
    // Parts that are only stored are read in this thread: for packed ones the reader starts a worker from a text, which the portal's policy forbids.
    const stored = zipSync(Object.fromEntries(parts), { level: 0 });
    const cells = cellTexts();
    return (await read(new Blob([stored]), { trim: false })).map((row) => row.map(cells));
  } catch (error) {
    if (error instanceof SheetError) throw error;
    // Only the first sheet is read: where another one was left out, nobody misses it.
    throw new SheetError(isTooLarge ? 'tooLarge' : 'unreadable');
  }
}

/** Trims each text once: thousands of cells may share a long one. */
function cellTexts(): (cell: unknown) => string {
  const trimmed = new Map<string, string>();
  return (cell) => {
    if (typeof cell !== 'string') return cellText(cell);
    const text = trimmed.get(cell) ?? cell.trim();
    trimmed.set(cell, text);
    return text;
  };
}

/** A number of Excel carries the noise of binary fractions behind the sixth digit. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : '';
}

async function readText(bytes: Uint8Array): Promise<string[][]> {
  // A mark of order in front: EasyEDA saves its lists in UTF-16.
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  // Bytes that no text has: a picture, a PDF.
  if (wide === null && bytes.includes(0)) throw new SheetError('unreadable');
  return readTable(wide === null ? decode(bytes) : new TextDecoder(wide).decode(bytes));
}

/** The cells of a text with commas, tabs or semicolons between them. */
export async function readTable(text: string): Promise<string[][]> {
  const { parse } = (await import('papaparse')).default;
  return parse<string[]>(text, { delimiter: delimiterOf(text) }).data.map((row) => row.map((cell) => cell.trim()));
}

/** What stands between the cells: tabs where there are any, else what there is more of at the beginning. */
function delimiterOf(text: string): string {
  const start = text.split(/\r?\n/, 10).join('\n');
  if (start.includes('\t')) return '\t';
  return start.split(';').length > start.split(',').length ? ';' : ',';
}

/** Excel in Chinese saves CSV in GB 18030, everything else in UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
