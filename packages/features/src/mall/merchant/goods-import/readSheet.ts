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
 * The cells of the first sheet of an .xlsx file, or of a text with commas, tabs or semicolons in UTF-8 or GB 18030.
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
  const [{ readSheet: read }, { unzipSync, zipSync }] = await Promise.all([import('read-excel-file/universal'), import('fflate')]);
  let unpacked = 0;
  const isWanted = ({ originalSize }: { originalSize: number }) => {
    unpacked += originalSize;
    if (unpacked > UNPACKED_MAX_BYTES) throw new SheetError('tooLarge');
    return true;
  };
  try {
    // Parts that are only stored are read in this thread: for packed ones the reader starts a worker from a text, which the portal's policy forbids.
    const stored = zipSync(unzipSync(bytes, { filter: isWanted }), { level: 0 });
    return (await read(new Blob([stored]), { trim: true })).map((row) => row.map(cellText));
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable');
  }
}

/** A number of Excel carries the noise of binary fractions behind the sixth digit. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'boolean' ? String(cell) : '';
}

async function readText(bytes: Uint8Array): Promise<string[][]> {
  // Bytes that no text has: a picture, a PDF.
  if (bytes.includes(0)) throw new SheetError('unreadable');
  const { parse } = (await import('papaparse')).default;
  const text = decode(bytes);
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
