import type { BomField } from '@chippage/api/types';
import type { Translate } from '../../i18n/messages.ts';
import type { bomSheetMessages } from './messages.ts';

/** Fields that a column may hold, in the order in which they are offered. */
export const bomFields = ['mpn', 'brand', 'quantity', 'designators', 'value', 'footprint', 'description', 'customerRef', 'note'] as const satisfies BomField[];
type Field = (typeof bomFields)[number];

/** What a column holds as far as can be told, and by what: the words of its head, what stands in it, or the member's last choice. */
export interface ProposedColumn {
  field: BomField;
  by: 'head' | 'content' | 'kept' | 'nothing';
}

/** A sheet with a proposal for each of its columns. */
export interface ProposedSheet {
  /** Place of the row of heads, from 0; -1 when there is none. */
  head: number;
  columns: ProposedColumn[];
}

const HEAD_ROWS = 15;
const SAMPLE_ROWS = 60;
/** So large a part of the cells has to look alike. */
const MOST_OF = 0.6;

const plainHead = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*:：.\-/]/g, '');

/** Spellings of heads without blanks and signs, by field. */
function spellings(t: Translate<(typeof bomSheetMessages)['texts']>): ReadonlyMap<string, Field> {
  return new Map(
    bomFields.flatMap((field) =>
      t(`head_${field}`)
        .split('|')
        .map((word) => [plainHead(word), field] as const),
    ),
  );
}

const looks: Partial<Record<Field, (cell: string) => boolean>> = {
  designators: (cell) => /^[A-Z]{1,3}\d+[A-Z]?(?:(?:\s*[,;\uff0c-]\s*|\s+)[A-Z]{0,3}\d+[A-Z]?)*$/i.test(cell) && /[A-Z]/i.test(cell[0] ?? ''),
  quantity: (cell) => /^\d{1,6}$/.test(cell),
  footprint: (cell) =>
    /(?:^|[^0-9])(?:0201|0402|0603|0805|1206|1210)(?:[^0-9]|$)|SOT|SOIC|SOP|QFN|QFP|BGA|DIP|TO-?\d|SMA|SOD/i.test(cell) && !/\d{6}/.test(cell),
  mpn: (cell) => cell.length >= 5 && cell.length <= 40 && /\d/.test(cell) && /[A-Z]/i.test(cell) && !/\s.*\s/.test(cell),
  value: (cell) => /^\d+(?:\.\d+)?\s*(?:[pnuµmkKMGR]?(?:F|H|Ω|ohm|V|Hz)?|[kKMR]\d*)(?:\/.*)?$/i.test(cell) && /[a-zΩ]/i.test(cell),
};
/** What is recognised first where a column looks like several. */
const order = ['designators', 'quantity', 'mpn', 'value', 'footprint'] as const;

const isRunning = (cells: readonly string[]): boolean => cells.length > 1 && cells.every((cell, at) => at === 0 || Number(cell) === Number(cells[at - 1]) + 1);

/** Which row names the columns: the first of the upper rows with two heads that are known, or with the head of part numbers. */
function findHeads(rows: readonly (readonly string[])[], known: ReadonlyMap<string, Field>): number {
  return rows.slice(0, HEAD_ROWS).findIndex((row) => {
    const fields = new Set(row.flatMap((cell) => known.get(plainHead(cell)) ?? []));
    return fields.size >= 2 || (fields.has('mpn') && row.filter((cell) => cell !== '').length <= 2);
  });
}

/**
 * Proposes what the columns of a sheet hold: by the words of their heads, else by what stands in them. Each field is given once.
 * @param rows As they stand in the file.
 * @param kept What the member chose for such a sheet the last time.
 */
export function proposeColumns(
  rows: readonly (readonly string[])[],
  t: Translate<(typeof bomSheetMessages)['texts']>,
  kept: readonly BomField[] | null = null,
): ProposedSheet {
  const known = spellings(t);
  const head = findHeads(rows, known);
  const width = Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map((row) => row.length));
  if (kept?.length === width) return { head, columns: kept.map((field) => ({ field, by: 'kept' })) };
  const columns: ProposedColumn[] = Array.from({ length: width }, () => ({ field: 'none', by: 'nothing' }));
  const given = new Set<BomField>();
  const give = (at: number, field: Field, by: ProposedColumn['by']) => {
    if (given.has(field) || columns[at]?.field !== 'none') return;
    columns[at] = { field, by };
    given.add(field);
  };
  for (const [at, cell] of (rows[head] ?? []).entries()) {
    const field = known.get(plainHead(cell));
    if (field) give(at, field, 'head');
  }
  const body = rows.slice(head + 1, head + 1 + SAMPLE_ROWS);
  for (const field of order) {
    for (let at = 0; at < width; at++) {
      const cells = body.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
      if (cells.length === 0 || cells.filter((cell) => looks[field]?.(cell)).length < cells.length * MOST_OF) continue;
      if (field === 'quantity' && isRunning(cells)) continue;
      give(at, field, 'content');
    }
  }
  return { head, columns };
}

/** What tells sheets with the same heads apart from others: 16 hex digits. */
export function sheetKey(rows: readonly (readonly string[])[], head: number): string {
  const text = (head < 0 ? [`${rows[0]?.length ?? 0} columns`] : (rows[head] ?? [])).map(plainHead).join('\u001f');
  // FNV-1a over UTF-16, twice with another start: enough to tell a member's few dozen sheets apart.
  const hash = (start: number) => {
    let value = start;
    for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return value.toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x050c5d1f);
}
