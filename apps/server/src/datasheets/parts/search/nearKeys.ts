import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { lowerBound, textAt } from '../catalogue/textColumn.ts';

/** A row whose key is a few slips away. */
export interface Near {
  row: number;
  /** The whole key is near, not only its start. */
  isWhole: boolean;
  slips: number;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const lookAlike: Record<string, string> = {
  O: '0',
  0: 'OQD',
  I: '1L',
  1: 'IL',
  L: '1I',
  S: '5',
  5: 'S',
  B: '8',
  8: 'B',
  Z: '2',
  2: 'Z',
  G: '6',
  6: 'G',
  Q: '0',
  D: '0',
  U: 'V',
  V: 'U',
};
const TWO_SLIPS_BUDGET = 20_000;
const PREFIX_ROWS = 12;

/**
 * Whether a key may be a part number with a slip in it: four signs or more with a letter and a digit (LM358, A4988, 2N7002),
 * or the long numbers of connectors. Of shorter ones, of words and of 7805 every slip is another thing.
 */
export const isNumberLike = (key: string): boolean => (key.length >= 4 && /\p{L}/u.test(key) && /\d/.test(key)) || /^\d{8,}$/.test(key);

/**
 * Rows near a key, nearest first: one slip (a letter wrong, missing, doubled, swapped, O for 0), then starts that are one
 * slip away, then two slips. Bounded whatever the size of the catalogue.
 * @param found Hits that there already are; two slips are looked for only when there are almost none.
 */
export function* nearKeys(index: CatalogueIndex, key: string, found: number): Generator<Near> {
  const variants = oneSlip(key, knownStart(index, key));
  let yielded = found;
  const prefixes: number[] = [];
  for (const variant of variants) {
    const start = lowerBound(index.size, (row) => textAt(index.keys, row) >= variant);
    let row = start;
    for (; row < index.size && textAt(index.keys, row) === variant; row++) {
      yielded++;
      yield { row, isWhole: true, slips: 1 };
    }
    for (
      let more = 0;
      more < PREFIX_ROWS && row < index.size && prefixes.length < 400 && variant.length >= 5 && textAt(index.keys, row).startsWith(variant);
      more++, row++
    )
      prefixes.push(row);
  }
  for (const row of prefixes) {
    yielded++;
    yield { row, isWhole: false, slips: 1 };
  }
  if (yielded < 3 && key.length >= 6) yield* twoSlips(index, key);
}

/** How many signs of a key's start some row starts with. */
function knownStart(index: CatalogueIndex, key: string): number {
  for (let known = 0; known < key.length; known++) {
    const start = key.slice(0, known + 1);
    const row = lowerBound(index.size, (at) => textAt(index.keys, at) >= start);
    if (row >= index.size || !textAt(index.keys, row).startsWith(start)) return known;
  }
  return key.length;
}

/**
 * Texts one slip away, the likelier slips first.
 * @param last Where the last slip may be, counted from 0: what stands before it is kept, and no row starts with more of the key.
 */
function oneSlip(key: string, last: number): Set<string> {
  const variants = new Set<string>();
  const swap = (at: number) => key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2);
  const replace = (at: number, letter: string) => key.slice(0, at) + letter + key.slice(at + 1);
  const end = Math.min(key.length, last + 1);
  for (let at = 0; at < end; at++) for (const letter of lookAlike[key[at] ?? ''] ?? '') variants.add(replace(at, letter));
  variants.add(key.replaceAll('O', '0')).add(key.replaceAll('I', '1')).add(key.replaceAll('O', '0').replaceAll('I', '1'));
  for (let at = 0; at < end && at + 1 < key.length; at++) variants.add(swap(at));
  // A doubled letter is likelier than a stray one.
  for (let at = 1; at < end; at++) if (key[at] === key[at - 1]) variants.add(replace(at, ''));
  for (let at = 0; at < end; at++) variants.add(replace(at, ''));
  for (let at = 0; at < end; at++) variants.add(key.slice(0, at) + (key[at] ?? '') + key.slice(at));
  for (let at = 0; at < end; at++) for (const letter of letters) variants.add(replace(at, letter));
  for (let at = 0; at <= Math.min(key.length, last); at++) for (const letter of letters) variants.add(key.slice(0, at) + letter + key.slice(at));
  variants.delete(key);
  variants.delete('');
  return variants;
}

/** Walks the sorted keys like a tree and gives up branches that are more than two slips away. */
function* twoSlips(index: CatalogueIndex, key: string): Generator<Near> {
  const budget = { left: TWO_SLIPS_BUDGET };
  const first = Int16Array.from({ length: key.length + 1 }, (_, at) => at);
  const found: { row: number; slips: number }[] = [];
  walk(index, key, 0, index.size, 0, first, found, budget);
  for (const { row, slips } of found.toSorted((a, b) => a.slips - b.slips).slice(0, 40)) yield { row, isWhole: true, slips: Math.max(slips, 2) };
}

function walk(
  index: CatalogueIndex,
  key: string,
  start: number,
  end: number,
  depth: number,
  before: Int16Array,
  found: { row: number; slips: number }[],
  budget: { left: number },
): void {
  let row = start;
  while (row < end && textAt(index.keys, row).length === depth) {
    const slips = before[key.length] ?? 9;
    if (slips <= 2) found.push({ row, slips });
    row++;
  }
  while (row < end && budget.left-- > 0 && found.length < 200) {
    const letter = textAt(index.keys, row)[depth] ?? '';
    const from = row;
    const next = from + lowerBound(end - from, (offset) => (textAt(index.keys, from + offset)[depth] ?? '') !== letter);
    const now = new Int16Array(key.length + 1);
    now[0] = depth + 1;
    let least = depth + 1;
    for (let at = 1; at <= key.length; at++) {
      const value = Math.min((before[at] ?? 9) + 1, (now[at - 1] ?? 9) + 1, (before[at - 1] ?? 9) + (key[at - 1] === letter ? 0 : 1));
      now[at] = value;
      if (value < least) least = value;
    }
    if (least <= 2) walk(index, key, row, next, depth + 1, now, found, budget);
    row = next;
  }
}
