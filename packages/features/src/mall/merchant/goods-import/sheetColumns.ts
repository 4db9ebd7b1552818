import { type PlainField, plainWord, type SheetWords } from './sheetWords.ts';

/** What a column of a merchant's list holds. */
export type SheetColumn =
  | { field: PlainField }
  /** One side of the n-th step of the ladder, from 1. */
  | { field: 'stepQuantity' | 'stepPrice'; step: number }
  /** Prices from this quantity on: `100+`. */
  | { field: 'priceFrom'; quantity: string };

/** The heads of a table: where they stand, and what each column holds. */
export interface SheetHead {
  /** Place of the row, from 0. */
  at: number;
  columns: readonly (SheetColumn | null)[];
  /** Heads that are not known, as they are written. */
  unread: readonly string[];
}

/** A head without case, blanks and what stands in brackets. */
const plainHead = (head: string) =>
  plainWord(head)
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[_*:.-]/g, '');

/** What a column holds by its head; null when the head is not known. */
export function columnOf(head: string, { heads, stepQuantity, stepPrice }: SheetWords): SheetColumn | null {
  const plain = plainHead(head);
  const field = heads.get(plain);
  if (field) return { field };
  const [, name = '', step = ''] = /^(\D+)(\d{1,2})$/.exec(plain) ?? [];
  if (stepQuantity.has(name)) return { field: 'stepQuantity', step: Number(step) };
  if (stepPrice.has(name)) return { field: 'stepPrice', step: Number(step) };
  const [, digits, thousand] = /^(\d{1,9})(k?)\+$/.exec(plain) ?? [];
  return digits === undefined ? null : { field: 'priceFrom', quantity: thousand ? `${digits}000` : digits };
}

/** Finds the heads in the first ten rows: the first row that names a column of part numbers. */
export function findHead(rows: readonly (readonly string[])[], words: SheetWords): SheetHead | null {
  for (const [at, row] of rows.slice(0, 10).entries()) {
    const columns = row.map((head) => (head === '' ? null : columnOf(head, words)));
    if (!columns.some((column) => column?.field === 'mpn')) continue;
    return { at, columns, unread: row.filter((head, place) => head !== '' && columns[place] === null) };
  }
  return null;
}
