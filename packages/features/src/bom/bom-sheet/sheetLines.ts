import type { BomField, BomLine } from '@chippage/api/types';
import type { Translate } from '../../i18n/messages.ts';
import type { bomSheetMessages } from './messages.ts';
import { parsePartList } from '../../parts/part-list-text/parsePartList.ts';
import { readTable } from '../../parts/sheet/readSheet.ts';
import { MOST_PIECES } from '../bom-lines/bomLine.ts';

type SheetWords = Translate<(typeof bomSheetMessages)['texts']>;

/** A line of which nothing is known yet. */
export const blankLine: BomLine = {
  mpn: '',
  brand: '',
  value: '',
  footprint: '',
  description: '',
  designators: '',
  quantity: null,
  customerRef: '',
  note: '',
  match: null,
  confidence: null,
  doubt: null,
  partId: null,
  isConfirmed: false,
  alternates: [],
  isSkipped: false,
};

const longest: Record<Exclude<BomField, 'none' | 'quantity'>, number> = {
  mpn: 64,
  brand: 64,
  value: 64,
  footprint: 100,
  description: 200,
  designators: 4000,
  customerRef: 72,
  note: 200,
};
/** Longer texts are no quantities. */
const QUANTITY_LENGTH = 60;

/** How many reference designators a text names: `R1, R3-R5` are four. */
export function countDesignators(text: string): number {
  let count = 0;
  for (const word of text.split(/[\s,;\uff0c\uff1b]+/).filter((each) => each !== '')) {
    const range = /^([A-Z]+)(\d+)-(?:\1)?(\d+)$/i.exec(word);
    const [from, to] = [Number(range?.[2]), Number(range?.[3])];
    count += range && to >= from && to - from < 10_000 ? to - from + 1 : 1;
  }
  return count;
}

const QUANTITY = /^\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(k(?=\s|$|pc|\p{Script=Han}))?\s*(\p{L}*)\s*$/iu;

/** Pieces of one set as a cell writes them, `10 pcs`, `1,000` and `2.5k` too, and in ten thousands by their word; null when nobody can read it. */
export function readQuantity(cell: string, tenThousand: string): number | null {
  if (cell.length > QUANTITY_LENGTH) return null;
  const [, digits, thousand, unit = ''] = QUANTITY.exec(cell.normalize('NFKC')) ?? [];
  if (digits === undefined) return null;
  const scale = thousand !== undefined ? 1000 : unit.startsWith(tenThousand) ? 10_000 : 1;
  // Of `1.001k` a double makes a fraction.
  const count = Number((Number(digits.replaceAll(',', '')) * scale).toFixed(6));
  return Number.isInteger(count) && count <= MOST_PIECES ? count : null;
}

/**
 * The lines below the heads of a sheet; rows in which no chosen column holds anything are left out.
 * @param head Place of the heads, -1 for none.
 */
export function linesOf(rows: readonly (readonly string[])[], head: number, fields: readonly BomField[], t: SheetWords): BomLine[] {
  const notFitted = new Set(t('notFitted').split('|'));
  return rows.slice(head + 1).flatMap((row) => {
    const line: BomLine = { ...blankLine };
    for (const [at, field] of fields.entries()) {
      const cell = row[at]?.trim() ?? '';
      if (field === 'none' || cell === '') continue;
      if (field === 'quantity') line.quantity = readQuantity(cell, t('tenThousand'));
      else line[field] = (line[field] === '' ? cell : `${line[field]} ${cell}`).slice(0, longest[field]);
    }
    const isEmpty = [line.mpn, line.value, line.description, line.designators].every((text) => text === '');
    if (isEmpty) return [];
    const isSkipped = [line.mpn, line.value, line.note].some((text) => notFitted.has(text.toLowerCase())) || line.quantity === 0;
    // A list without quantities still says them by its designators.
    // A quantity that nobody can read is not known; only where none is written the designators tell it.
    const isWritten = fields.some((field, at) => field === 'quantity' && (row[at]?.trim() ?? '') !== '');
    return [{ ...line, isSkipped, quantity: line.quantity ?? (isWritten || line.designators === '' ? null : countDesignators(line.designators)) }];
  });
}

/** The cells of a list that was pasted: from a table, or a part number and a quantity on each line. */
export async function pastedRows(text: string): Promise<{ rows: string[][]; fields: BomField[] | null }> {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1);
  if (first.includes('\t') || first.split(',').length > 2 || first.split(';').length > 2) return { rows: await readTable(text), fields: null };
  const { lines, unread } = parsePartList(text);
  return { rows: [...lines.map(({ mpn, quantity }) => [mpn, String(quantity)]), ...unread.map((line) => [line, ''])], fields: ['mpn', 'quantity'] };
}
