import type { BomConfidence, BomDoubt, BomMatchKind, BomWish } from '@chippage/api/types';
import type { CatalogueIndex } from '../datasheets/parts/catalogue/catalogueIndex.ts';
import { textAt } from '../datasheets/parts/catalogue/textColumn.ts';
import { partKey } from '../datasheets/parts/partKey.ts';
import { isNumberLike, nearKeys } from '../datasheets/parts/search/nearKeys.ts';
import { isPackingSuffix, withoutPacking } from '../datasheets/parts/search/packing.ts';
import { findRows, type Searchable } from '../datasheets/parts/search/searchParts.ts';
import { prefixRange } from '../datasheets/parts/search/textMatch.ts';
import { brandTest } from './brandWritten.ts';
import { wordsOfValues } from './wordsOfValues.ts';

/** What was found for a line, by the rows of the index. */
export interface LineMatch {
  kind: BomMatchKind;
  confidence: BomConfidence;
  doubt: BomDoubt | null;
  /** The row that is meant, or -1: a person has to choose. */
  row: number;
  /** The likeliest first, `row` among them. */
  candidates: number[];
}

/** Candidates of a line. */
const MOST = 8;
/** Longest number that is looked for. */
const LONGEST = 40;
/** Shortest start that names a family. */
const FAMILY_LEAST = 5;

const nothing: LineMatch = { kind: 'none', confidence: 'low', doubt: null, row: -1, candidates: [] };

/**
 * Finds the part of a line, from the surest way down. Only a number that is written is ever taken for a part; what merely comes
 * near, or has the same values, is proposed and never chosen.
 */
export function matchLine(searchable: Searchable, wish: BomWish): LineMatch {
  const { index } = searchable;
  const key = partKey(wish.mpn);
  if (key !== '' && key.length <= LONGEST) {
    const found = byNumber(index, wish, key);
    if (found) return found;
  }
  return byValues(searchable, wish) ?? byWords(searchable, wish) ?? nothing;
}

function byNumber(index: CatalogueIndex, wish: BomWish, key: string): LineMatch | null {
  const spelt = rowsOfKey(index, key);
  if (spelt.length > 0) return amongMakers(index, wish, spelt);
  const packed = otherPackings(index, key);
  if (packed.length > 0) return amongPackings(index, wish, packed);
  if (!isNumberLike(key)) return null;
  const near = nearest(index, key);
  if (near.length > 0) return { kind: 'alternative', confidence: 'low', doubt: 'spelling', row: -1, candidates: near };
  const family = key.length >= FAMILY_LEAST ? familyOf(index, key) : [];
  return family.length > 0 ? { kind: 'alternative', confidence: 'low', doubt: 'family', row: -1, candidates: family } : null;
}

/** Parts with this very number: one maker is sure; of several the one that the line names. */
function amongMakers(index: CatalogueIndex, { mpn, brand }: BomWish, rows: readonly number[]): LineMatch {
  const plain = mpn.normalize('NFKC').trim().toUpperCase();
  const isAlike = (row: number) => textAt(index.mpns, row).toUpperCase() === plain;
  const sorted = sortedByFame(index, rows).toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
  const candidates = sorted.slice(0, MOST);
  const [best = -1] = sorted;
  const kind = isAlike(best) ? 'exact' : 'normalised';
  const isWritten = brandTest(index, brand);
  if (isWritten) {
    const own = sorted.find(isWritten);
    if (own === undefined) return { kind, confidence: 'medium', doubt: 'brand', row: -1, candidates };
    return { kind: isAlike(own) ? 'exact' : 'normalised', confidence: 'high', doubt: null, row: own, candidates };
  }
  // The same spelling of two makers is two parts; another spelling of one maker is the same one.
  const makers = new Set(sorted.filter((row) => isAlike(row) || kind === 'normalised').map((row) => index.brand[row]));
  if (makers.size > 1) return { kind, confidence: 'medium', doubt: 'brands', row: -1, candidates };
  return { kind, confidence: kind === 'exact' ? 'high' : 'medium', doubt: null, row: best, candidates };
}

/** The same silicon, packed otherwise: meant, and to be looked at. */
function amongPackings(index: CatalogueIndex, { brand }: BomWish, rows: readonly number[]): LineMatch {
  const isWritten = brandTest(index, brand);
  const own = isWritten ? rows.filter(isWritten) : rows;
  const candidates = sortedByFame(index, own.length > 0 ? own : rows).slice(0, MOST);
  const isOne = new Set(candidates.map((row) => index.brand[row])).size === 1 && (own.length > 0 || !isWritten);
  const doubt = isWritten && own.length === 0 ? 'brand' : isOne ? 'packing' : 'brands';
  return { kind: 'packing', confidence: 'medium', doubt, row: isOne ? (candidates[0] ?? -1) : -1, candidates };
}

/** By value and footprint, with what the reference designator says of the kind: `10k 0402` of R12. */
function byValues(searchable: Searchable, wish: BomWish): LineMatch | null {
  const words = wordsOfValues(wish);
  if (words === null) return null;
  const candidates = found(searchable, words);
  return candidates.length === 0 ? null : { kind: 'parameters', confidence: 'low', doubt: 'value', row: -1, candidates };
}

/** By the words that the line has. */
function byWords(searchable: Searchable, { mpn, value, description }: BomWish): LineMatch | null {
  const words = [mpn, value, description].find((text) => text.trim().length >= 3)?.trim() ?? '';
  const candidates = words === '' ? [] : found(searchable, words);
  return candidates.length === 0 ? null : { kind: 'keyword', confidence: 'low', doubt: null, row: -1, candidates };
}

/** Rows that meet the words; what only comes near is no proposal. */
function found(searchable: Searchable, words: string): number[] {
  return findRows(searchable, words, MOST).flatMap(({ row, match }) => (match === 'similar' || searchable.index.isPattern[row] === 1 ? [] : [row]));
}

function rowsOfKey(index: CatalogueIndex, key: string): number[] {
  const [start, end] = prefixRange(index, key);
  const rows: number[] = [];
  for (let row = start; row < end && textAt(index.keys, row) === key; row++) if (index.isPattern[row] !== 1) rows.push(row);
  return rows;
}

/** Rows that differ in a packing suffix alone: one that the catalogue writes, or one that the line writes. */
function otherPackings(index: CatalogueIndex, key: string): number[] {
  const rows = new Set<number>();
  for (const stem of [key, ...withoutPacking(key)]) {
    if (stem.length < FAMILY_LEAST) continue;
    const [start, end] = prefixRange(index, stem);
    for (let row = start; row < end && row - start < 2000; row++) {
      const rest = textAt(index.keys, row).slice(stem.length);
      if (index.isPattern[row] !== 1 && (rest === '' || isPackingSuffix(rest))) rows.add(row);
    }
    if (rows.size > 0) break;
  }
  return [...rows];
}

function nearest(index: CatalogueIndex, key: string): number[] {
  const rows: number[] = [];
  for (const { row, isWhole, slips } of nearKeys(index, key, MOST)) {
    if (rows.length >= MOST || slips > 1) break;
    if (isWhole && index.isPattern[row] !== 1) rows.push(row);
  }
  return rows;
}

/** Parts whose numbers go on where the written one ends. */
function familyOf(index: CatalogueIndex, key: string): number[] {
  const [start, end] = prefixRange(index, key);
  const rows: number[] = [];
  for (let row = start; row < end && rows.length < 200; row++) if (index.isPattern[row] !== 1) rows.push(row);
  return sortedByFame(index, rows).slice(0, MOST);
}

const sortedByFame = (index: CatalogueIndex, rows: readonly number[]): number[] => rows.toSorted((a, b) => (index.rank[a] ?? 0) - (index.rank[b] ?? 0));
