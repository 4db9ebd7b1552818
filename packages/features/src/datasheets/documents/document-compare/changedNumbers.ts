import type { TextRow } from './tableRows.ts';

/** A row of a table whose numbers differ between two documents. */
export interface ChangedRow {
  label: string;
  /** What stands behind the label, as the documents write it. */
  values: readonly [string, string];
  pages: readonly [number, number];
}

/** The rows of a page. */
export interface PageRows {
  page: number;
  rows: readonly TextRow[];
}

interface Labelled {
  key: string;
  label: string;
  value: string;
  page: number;
}

const NUMBER = /[-+±]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?/giu;
const numbersOf = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(',', '').matchAll(NUMBER)].map(([found]) => String(Number(found) || found)).join(' ');

/** Rows that have a label in words and numbers behind it; the second of the same label is another one than the first. */
function labelled(pages: readonly PageRows[]): Labelled[] {
  const seen = new Map<string, number>();
  return pages.flatMap(({ page, rows }) =>
    rows.flatMap(([label = '', ...cells]) => {
      const value = cells.join('  ');
      if (!/\p{L}/u.test(label) || numbersOf(value) === '') return [];
      const words = label.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
      const count = (seen.get(words) ?? 0) + 1;
      seen.set(words, count);
      return [{ key: `${words} ${count}`, label, value, page }];
    }),
  );
}

/** What two documents have in common, and where their numbers differ. */
export interface NumberChanges {
  changed: ChangedRow[];
  /** Rows that both have. */
  compared: number;
}

/** Lays the tables of two documents side by side, row by row by their labels, and gives the rows whose numbers differ. */
export function changedNumbers(left: readonly PageRows[], right: readonly PageRows[]): NumberChanges {
  const others = new Map(labelled(right).map((row) => [row.key, row]));
  const pairs = labelled(left).flatMap((row) => {
    const other = others.get(row.key);
    return other ? [{ row, other }] : [];
  });
  return {
    compared: pairs.length,
    changed: pairs
      .filter(({ row, other }) => numbersOf(row.value) !== numbersOf(other.value))
      .map(({ row, other }) => ({ label: row.label, values: [row.value, other.value], pages: [row.page, other.page] })),
  };
}
