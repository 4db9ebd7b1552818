import { partKey } from '../partKey.ts';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { lowerBound, rowAt, textAt } from '../catalogue/textColumn.ts';
import { isPackingSuffix, withoutPacking } from './packing.ts';
import { isNumberLike, nearKeys } from './nearKeys.ts';

/** How a row matches, best first; each stands above the next whatever else is known of the parts. */
export const matchClass = {
  none: 0,
  /** The number as typed, letter for letter. */
  exact: 1,
  /** The same letters and digits. */
  normalised: 2,
  /** The number with a packing, temperature or lead-free suffix. */
  packing: 3,
  prefix: 4,
  /** Starts so once signs are ignored. */
  loosePrefix: 5,
  /** The number without the packing suffix that was typed. */
  unpacked: 6,
  /** A family name or pattern that the typed number belongs to. */
  family: 7,
  substring: 8,
  /** One slip of the fingers away. */
  typo: 9,
  /** Starts like the typed number but for one slip. */
  typoPrefix: 10,
  /** Two slips away. */
  distant: 11,
  /** Only filters were typed. */
  filter: 12,
  /** Meets all words but one, or only those that the catalogue has. */
  partly: 13,
} as const;

const nearClasses: ReadonlySet<number> = new Set([matchClass.typo, matchClass.typoPrefix, matchClass.distant, matchClass.partly]);

/** Whether a row of this class stands in for what was asked for and does not meet it. */
export const isNear = (found: number | undefined): boolean => nearClasses.has(found ?? matchClass.none);

/** Class of every row (0: no match) and the rows that have one. */
export interface TextHits {
  classes: Uint8Array;
  rows: number[];
}

/** Below so many hits, near misses are looked for too. */
const FEW = 10;
const NEAR_MOST = 40;
const LONGEST_NUMBER = 40;

const startsAt = (index: CatalogueIndex, prefix: string): number => lowerBound(index.size, (row) => textAt(index.keys, row) >= prefix);

/** Rows whose key starts so, as a range. */
export function prefixRange(index: CatalogueIndex, prefix: string): [number, number] {
  const start = startsAt(index, prefix);
  const end = lowerBound(index.size, (row) => {
    const key = textAt(index.keys, row);
    return key >= prefix && !key.startsWith(prefix);
  });
  return [start, Math.max(start, end)];
}

/** Whether a part has this very number; shorter keys are words and values, too. */
export function isWholeNumber(index: CatalogueIndex, key: string): boolean {
  const row = key.length >= 4 && /\d/.test(key) ? startsAt(index, key) : index.size;
  return row < index.size && textAt(index.keys, row) === key;
}

interface MatchOptions {
  /** Nothing else was typed that a hit would confirm. */
  mayBeChance: boolean;
  /** With so many hits that start right, others are not looked for. */
  enough: number;
  /** Rows that only come near do not stand in for ones that match. */
  isMetOnly: boolean;
}

/**
 * Finds the rows of one part number (or a piece of one).
 * @param typed As typed, for telling equal numbers from equal letters.
 * @param accepts Further words and filters; rows that it refuses do not count as found.
 */
export function matchText(
  index: CatalogueIndex,
  typed: string,
  hits: TextHits,
  accepts: (row: number) => boolean,
  { mayBeChance, enough, isMetOnly }: MatchOptions,
): void {
  const key = partKey(typed);
  if (key === '') return;
  const plain = typed.normalize('NFKC').trim();
  const add = (row: number, found: number) => {
    const before = hits.classes[row] ?? 0;
    if (before !== 0 && before <= found) return;
    if (!accepts(row)) return;
    if (before === 0) hits.rows.push(row);
    hits.classes[row] = found;
  };
  addPrefixes(index, key, plain, add);
  // No part number is longer; trying every slip of a pasted page would take seconds.
  if (key.length > LONGEST_NUMBER || hits.rows.length >= enough) return;
  addShorter(index, key, add);
  addSubstrings(index, key, add);
  // Whoever typed a number that exists, or the start of some, made no slip; the start of one or two may be chance.
  const best = hits.rows.filter((row) => (hits.classes[row] ?? 0) <= matchClass.loosePrefix);
  const isCertain = best.length > (mayBeChance ? 2 : 0) || best.some((row) => (hits.classes[row] ?? 0) <= matchClass.packing);
  if (isCertain || hits.rows.length >= FEW || !isNumberLike(key) || (isMetOnly && hits.rows.length === 0) || isWholeNumber(index, key)) return;
  addNear(index, key, hits, best.length > 0, add);
}

type Add = (row: number, found: number) => void;

function addPrefixes(index: CatalogueIndex, key: string, plain: string, add: Add): void {
  const [start, end] = prefixRange(index, key);
  const upper = plain.toUpperCase();
  for (let row = start; row < end; row++) {
    const length = (index.keys.starts[row + 1] ?? 0) - (index.keys.starts[row] ?? 0) - 1;
    if (length === key.length) add(row, textAt(index.mpns, row) === plain ? matchClass.exact : matchClass.normalised);
    else if (!startsWithTyped(index, row, upper)) add(row, matchClass.loosePrefix);
    else
      add(
        row,
        key.length >= 4 && length - key.length <= 9 && isPackingSuffix(textAt(index.keys, row).slice(key.length)) ? matchClass.packing : matchClass.prefix,
      );
  }
}

/** Letter for letter, signs included: LTC4 starts LTC4001 but not LTC-4627. */
function startsWithTyped(index: CatalogueIndex, row: number, upper: string): boolean {
  const start = index.mpns.starts[row] ?? 0;
  return index.mpns.text.slice(start, start + upper.length).toUpperCase() === upper;
}

/** Parts whose number the typed one goes on from: without its packing suffix, or a family name. */
function addShorter(index: CatalogueIndex, key: string, add: Add): void {
  if (key.length < 5) return;
  for (const stem of withoutPacking(key)) {
    const [start, end] = prefixRange(index, stem);
    for (let row = start; row < end && textAt(index.keys, row) === stem; row++) add(row, matchClass.unpacked);
  }
  const shortest = Math.max(4, Math.ceil(key.length * 0.6));
  let found = 0;
  for (let length = key.length - 1; length >= shortest && found < 20; length--) {
    const stem = key.slice(0, length);
    const row = startsAt(index, stem);
    for (let at = row; at < index.size && textAt(index.keys, at) === stem; at++) {
      add(at, matchClass.family);
      found++;
    }
  }
  addPatterns(index, key, add);
}

/** STM32F103C8T6 belongs to STM32F103C8Tx. */
function addPatterns(index: CatalogueIndex, key: string, add: Add): void {
  const [start, end] = prefixRange(index, key.slice(0, Math.max(5, key.length - 4)));
  for (let row = start; row < end && row - start < 2000; row++) {
    if (index.isPattern[row] !== 1) continue;
    const pattern = textAt(index.keys, row);
    if (pattern.length > key.length) continue;
    let isFit = true;
    for (let at = 0; at < pattern.length && isFit; at++) isFit = pattern[at] === key[at] || (pattern[at] === 'X' && /\d/.test(key[at] ?? ''));
    if (isFit) add(row, matchClass.family);
  }
}

function addSubstrings(index: CatalogueIndex, key: string, add: Add): void {
  if (key.length < 3) return;
  const { text, starts } = index.keys;
  const [start, end] = prefixRange(index, key);
  for (let at = text.indexOf(key); at >= 0;) {
    const row = rowAt(index.keys, at);
    // Rows that start with the key are known already; there may be hundreds of thousands of them.
    const isInRange = row >= start && row < end;
    if (!isInRange) add(row, matchClass.substring);
    at = text.indexOf(key, starts[isInRange ? end : row + 1] ?? text.length);
  }
}

function addNear(index: CatalogueIndex, key: string, hits: TextHits, isWholeOnly: boolean, add: Add): void {
  const limit = hits.rows.length + NEAR_MOST;
  for (const { row, isWhole, slips } of nearKeys(index, key, hits.rows.length)) {
    if (hits.rows.length >= limit || (isWholeOnly && !isWhole)) return;
    add(row, slips > 1 ? matchClass.distant : isWhole ? matchClass.typo : matchClass.typoPrefix);
  }
}
