import { LARGEST_LADDER } from '@chippage/api/goodsTerms';
import type { PriceStep, SheetRow } from '@chippage/api/types';
import { daysOf, piecesOf, priceOf } from '../../../parts/plain-number/plainNumber.ts';
import type { SheetHead } from './sheetColumns.ts';
import { type PlainField, plainWord, type SheetWords } from './sheetWords.ts';

/** The most rows of a file. */
export const SHEET_MAX_ROWS = 5000;

/** Why a row is not sent. */
export type RowFault =
  | 'mpnMissing'
  | 'mpnLong'
  | 'textLong'
  | 'packingWrong'
  | 'currencyWrong'
  | 'taxWrong'
  | 'wholeNumber'
  | 'days_'
  | 'stockWrong'
  | 'saleWrong'
  | 'priceWrong'
  | 'stepWrong'
  | 'stepsTooMany';

/** A row of the file: what it asks for, or what is wrong with which cell. */
export type ReadRow = { row: number; mpn: string } & ({ asked: SheetRow } | { fault: RowFault; cell: string; column: string });

class CellFault extends Error {
  readonly fault: RowFault;
  readonly cell: string;
  readonly column: string;

  constructor(fault: RowFault, cell: string, column: string) {
    super(fault);
    this.fault = fault;
    this.cell = cell;
    this.column = column;
  }
}

/** Reads the rows under the heads; rows without a word are left out. @param table all rows of the file */
export function readRows(table: readonly (readonly string[])[], head: SheetHead, words: SheetWords): ReadRow[] {
  const names = table[head.at] ?? [];
  return table.slice(head.at + 1).flatMap((cells, at): ReadRow[] => {
    if (cells.every((cell) => cell === '')) return [];
    const row = head.at + at + 2;
    try {
      const asked = readRow(row, cells, head, names, words);
      return [{ row, mpn: asked.mpn, asked }];
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      const { fault, cell, column } = error;
      return [{ row, mpn: cells[head.columns.findIndex((each) => each?.field === 'mpn')] ?? '', fault, cell, column }];
    }
  });
}

// Our own files write a quote before what a spreadsheet would take for a formula.
const plainText = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '').trim();

function readRow(row: number, cells: readonly string[], { columns }: SheetHead, names: readonly string[], words: SheetWords): SheetRow {
  const placeOf = (field: PlainField) => columns.findIndex((column) => column?.field === field);
  /** The cell as `read` understands it; undefined when it is empty. */
  const value = <Value>(field: PlainField, read: (text: string) => Value | null | undefined, fault: RowFault): Value | undefined => {
    const place = placeOf(field);
    const text = plainText(cells[place] ?? '');
    if (text === '') return undefined;
    return read(text) ?? failed(fault, text, names[place] ?? '');
  };
  const word =
    <Value>(known: ReadonlyMap<string, Value>) =>
    (text: string) =>
      known.get(plainWord(text));
  const short = (most: number) => (text: string) => (text.length <= most ? text : null);
  const stockOf = (text: string) => (/^\d{1,9}$/.test(plain(text)) ? Number(plain(text)) : null);

  const mpn = value('mpn', short(64), 'mpnLong') ?? failed('mpnMissing', '', names[placeOf('mpn')] ?? '');
  const currency = value('currency', word(words.currency), 'currencyWrong');
  const stock = value('stock', stockOf, 'stockWrong');
  const home = currency === 'USD' ? 'stockHk' : 'stockSz';
  const asked: { [Field in keyof SheetRow]: SheetRow[Field] | undefined } = {
    row,
    mpn,
    currency,
    sku: value('sku', short(40), 'textLong'),
    brand: value('brand', short(80), 'textLong'),
    packing: value('packing', word(words.packing), 'packingWrong'),
    taxMode: value('taxMode', word(words.taxMode), 'taxWrong'),
    moq: value('moq', piecesOf, 'wholeNumber'),
    multiple: value('multiple', piecesOf, 'wholeNumber'),
    spq: value('spq', piecesOf, 'wholeNumber'),
    leadTimeDays: value('leadTimeDays', (text) => daysOf(text.replace(/\D+$/, '')), 'days_'),
    dateCode: value('dateCode', short(20), 'textLong'),
    stockSz: undefined,
    stockHk: undefined,
    ...(stock !== undefined && { [home]: stock }),
    isOnSale: value('isOnSale', word(words.isOnSale), 'saleWrong'),
    priceLadder: undefined,
  };
  asked.stockSz = value('stockSz', stockOf, 'stockWrong') ?? asked.stockSz;
  asked.stockHk = value('stockHk', stockOf, 'stockWrong') ?? asked.stockHk;
  const single = value('price', priceOf, 'priceWrong');
  const ladder = ladderOf(cells, columns, names);
  asked.priceLadder = ladder ?? (single === undefined ? undefined : [{ minQuantity: asked.moq ?? 1, unitPrice: single }]);
  return Object.fromEntries(Object.entries(asked).filter(([, each]) => each !== undefined)) as unknown as SheetRow;
}

const plain = (text: string) => text.replaceAll(/[\s,]/g, '').normalize('NFKC');
const failed = (fault: RowFault, cell: string, column: string): never => {
  throw new CellFault(fault, cell, column);
};

/** The steps in the order of their columns; a step needs both sides. Undefined: the row has none. */
function ladderOf(cells: readonly string[], columns: SheetHead['columns'], names: readonly string[]): PriceStep[] | undefined {
  const steps = new Map<number, { quantity?: string; price?: string; at: number }>();
  for (const [at, column] of columns.entries()) {
    const text = cells[at] ?? '';
    if (!column || text === '') continue;
    if (column.field === 'priceFrom') steps.set(1000 + at, { quantity: column.quantity, price: text, at });
    if (column.field !== 'stepQuantity' && column.field !== 'stepPrice') continue;
    const step = steps.get(column.step) ?? { at };
    steps.set(column.step, column.field === 'stepQuantity' ? { ...step, quantity: text } : { ...step, price: text });
  }
  if (steps.size === 0) return undefined;
  const ladder = [...steps]
    .toSorted(([a], [b]) => a - b)
    .map(([, { quantity = '', price = '', at }]) => {
      const column = names[at] ?? '';
      const unitPrice = priceOf(price);
      const minQuantity = piecesOf(quantity.replace(/\+$/, ''));
      if (quantity === '' || price === '') return failed('stepWrong', quantity || price, column);
      if (minQuantity === null) return failed('wholeNumber', quantity, column);
      return { minQuantity, unitPrice: unitPrice ?? failed('priceWrong', price, column) };
    });
  if (ladder.length > LARGEST_LADDER) failed('stepsTooMany', String(ladder.length), names[columns.findIndex((column) => column?.field === 'stepPrice')] ?? '');
  return ladder;
}
