import type { DataColumn } from '@chippage/api/types';
import type { StoredTable } from './resources.schema.ts';

/** Rows that a preview shows. */
const PREVIEW_ROWS = 50;
/** Signs of a cell that a preview shows. */
const CELL = 200;
const MOST_COLUMNS = 60;
/** Larger files are offered without a preview: a table is read in one piece. */
export const LARGEST_TABLE = 5_000_000;

/** Reads CSV by RFC 4180: quotes, doubled quotes, commas and line ends in them. Lines that begin with # before the head are remarks. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  const source = text.replace(/^\uFEFF/, '').replace(/^(?:#[^\n]*\n)+/, '');
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === ',') endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** Reads a list of equal objects, or one of them under a name, as a table; null: it is none. */
function readJsonTable(text: string): string[][] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const list = Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value).find((each) => Array.isArray(each)) : null;
  if (!Array.isArray(list) || list.length === 0) return null;
  const rows = list.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null && !Array.isArray(each));
  if (rows.length < list.length) return null;
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MOST_COLUMNS);
  return [head, ...rows.map((row) => head.map((name) => wordOf(row[name])))];
}

const wordOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What somebody said of a column, by its name. */
export type ColumnWords = ReadonlyMap<string, { unit?: string | undefined; description?: string | undefined }>;

/** Reads the file as a table; null: it is none. */
export function readTable(name: string, bytes: Uint8Array, words: ColumnWords = new Map()): StoredTable | null {
  if (bytes.byteLength > LARGEST_TABLE) return null;
  const text = new TextDecoder().decode(bytes);
  const isCsv = /\.csv$/i.test(name);
  const all = isCsv ? readCsv(text) : /\.json$/i.test(name) ? readJsonTable(text) : null;
  return tableOf(all ?? [], words);
}

/** Half a sign and a zero byte cannot be stored. */
const shown = (text: string) => text.slice(0, CELL).toWellFormed().replaceAll('\0', '');

/** Rows as a table, the first of them its head; null: nothing stands below a head. */
export function tableOf([head, ...rows]: readonly string[][], words: ColumnWords = new Map()): StoredTable | null {
  if (!head || rows.length === 0) return null;
  const columns = head.slice(0, MOST_COLUMNS).map((title) => shown(title.trim()));
  return {
    columns,
    rows: rows.slice(0, PREVIEW_ROWS).map((row) => columns.map((_, at) => shown(row[at] ?? ''))),
    rowCount: rows.length,
    facts: columns.map((title, at) =>
      factsOf(
        title,
        rows.map((row) => (row[at] ?? '').trim()),
        words,
      ),
    ),
  };
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

function typeOf(values: readonly string[]): DataColumn['type'] {
  if (values.length === 0) return 'text';
  if (values.every((value) => NUMBER.test(value))) return 'number';
  if (values.every((value) => TIME.test(value))) return 'time';
  return values.every((value) => /^(?:true|false)$/i.test(value)) ? 'boolean' : 'text';
}

function factsOf(title: string, values: readonly string[], words: ColumnWords): DataColumn {
  const there = values.filter((value) => value !== '');
  const type = typeOf(there);
  const said = words.get(title);
  const unit = said?.unit ?? /[([（]([^()[\]（）]{1,12})[)\]）]\s*$/.exec(title)?.[1] ?? null;
  let [min, max]: [number | null, number | null] = [null, null];
  if (type === 'number')
    for (const value of there.map(Number)) {
      min = min === null || value < min ? value : min;
      max = max === null || value > max ? value : max;
    }
  return { name: title, type, unit, description: said?.description ?? null, min, max, missing: values.length - there.length };
}
