import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { countIn, type RowGroups } from '../catalogue/rowGroups.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { partKey } from '../partKey.ts';
import { widePackageKey } from '../understanding/packages.ts';
import type { KnownNumbers } from '../understanding/pieces.ts';
import type { Reading } from '../understanding/understand.ts';
import { addAlternatives } from './alternativesAsked.ts';
import { addAllButOne, addOfNumber, addPartly, type Hits } from './nearMisses.ts';
import { readingTest } from './demands.ts';
import { isPackageKey } from './rowConditions.ts';
import { matchClass, matchText, prefixRange, type TextHits } from './textMatch.ts';

/** What reading words asks the index. */
export function knownNumbers(index: CatalogueIndex): KnownNumbers {
  const { packageKeyIds, packageKeys, packages, spellings, keyOfPackage } = index.dictionary;
  return {
    hasPrefix: (key) => {
      if (key === '') return false;
      const [start, end] = prefixRange(index, key);
      return end > start;
    },
    hasPackage: (found) =>
      packageKeyIds.has(found.key) ||
      packageKeys.some((key) => widePackageKey(key) === found.wideKey || (found.key.endsWith('-') && key.startsWith(found.key))),
    packageSpelt: (spelling) => {
      const at = spellings.indexOf(spelling);
      const key = packageKeys[keyOfPackage[at] ?? -1];
      return key === undefined ? null : { name: packages[at] ?? key, key, wideKey: widePackageKey(key) };
    },
  };
}

/** What words select, before the filters of the request. */
export interface Candidates {
  /** Rows that match; undefined for all. */
  rows: readonly number[] | undefined;
  /** How each row matches; 0 when only filters were read. */
  classes: Uint8Array;
  /** Of near misses, how much they miss: 0 nothing to 7 most. */
  misses?: ReadonlyMap<number, number>;
  /** The rows can stand in for the part that is named. */
  areAlternatives?: boolean;
}

/** How far a search goes. */
export interface Reach {
  /** With so many good hits, weaker ones are not looked for. */
  enough?: number;
  /** Where nothing meets the words, nothing stands in. */
  isMetOnly?: boolean;
}

/** The rows that words select. */
export function candidatesOf(index: CatalogueIndex, reading: Reading, keywords: string, reach: Reach = {}): Candidates {
  const hits: Hits = { classes: new Uint8Array(index.size), rows: [], misses: new Map() };
  // Only signs were typed: no part has them.
  if (reading.understood.length === 0 && keywords.trim() !== '') return hits;
  addAlternatives(index, reading, hits);
  if (hits.rows.length > 0) return { ...hits, areAlternatives: true };
  if (reading.texts.length > 0) {
    if (reading.understood.length > 1) addWholeNumber(index, reading, keywords, hits);
    addTexts(index, reading, hits, reach);
    return hits;
  }
  // A filter word can be a part number, too: BGA2818 is one.
  if (reading.wholeKey !== '') addWholeNumber(index, reading, keywords, hits);
  if (!hasDemands(reading)) return { rows: undefined, classes: hits.classes };
  const isNumber = hits.rows.length > 0;
  collect(index, reading, false, hits);
  if (hits.rows.length === 0 && canWiden(reading)) collect(index, reading, true, hits);
  if (hits.rows.length === 0 && !isNumber && !reach.isMetOnly) addAllButOne(index, reading, hits);
  return hits;
}

/** Rows whose number is what was typed as a whole, for words that else name only a brand or a category. */
export function numberCandidates(index: CatalogueIndex, reading: Reading, keywords: string): Candidates {
  const hits: TextHits = { classes: new Uint8Array(index.size), rows: [] };
  if (reading.wholeKey !== '') addWholeNumber(index, reading, keywords, hits);
  return hits;
}

const hasDemands = (reading: Reading): boolean =>
  reading.brandIds.length + reading.categories.length + reading.packages.length + reading.tests.length > 0 || reading.wantsDatasheet;

/** Whether words have a second meaning to fall back on. */
const canWiden = (reading: Reading): boolean =>
  reading.packages.length > 0 ||
  reading.narrowed.some((id, at) => id !== reading.categories[at]) ||
  reading.tests.some((test) => test.is === 'number' && (test.orElse?.length || test.within));

/** Adds the rows that meet all demands, reading only the smallest group that holds them all. */
function collect(index: CatalogueIndex, reading: Reading, isWide: boolean, hits: TextHits): void {
  const passes = readingTest(index, reading, isWide);
  const visit = (row: number) => {
    if (hits.classes[row] === 0 && passes(row)) hits.rows.push(row);
  };
  const source = smallestGroups(index, reading, isWide);
  if (!source) for (let row = 0; row < index.size; row++) visit(row);
  else
    for (const group of source.groups)
      for (let at = source.from.starts[group] ?? 0, end = source.from.starts[group + 1] ?? 0; at < end; at++) visit(source.from.rows[at] ?? 0);
}

function smallestGroups(index: CatalogueIndex, reading: Reading, isWide: boolean): { from: RowGroups; groups: number[] } | undefined {
  const positions = <T>(list: readonly T[], isIn: (item: T) => boolean) => list.flatMap((item, at) => (isIn(item) ? [at] : []));
  const categories = isWide ? reading.categories : reading.narrowed;
  const sources: { from: RowGroups; groups: number[] }[] = [];
  if (categories.length > 0)
    sources.push({
      from: index.byCategory,
      groups: positions(index.categories, ({ id }) => categories.some((wanted) => id === wanted || id.startsWith(`${wanted}/`))),
    });
  if (reading.brandIds.length > 0) sources.push({ from: index.byBrand, groups: positions(index.brands, ({ id }) => reading.brandIds.includes(id)) });
  const [found] = reading.packages;
  if (found)
    sources.push({
      from: index.byPackage,
      groups: positions(index.dictionary.packageKeys, (key) => isPackageKey(isWide ? widePackageKey(key) : key, isWide ? found.wideKey : found.key)),
    });
  return sources.toSorted((a, b) => countIn(a.from, a.groups) - countIn(b.from, b.groups))[0];
}

/** Everything typed as one part number, blanks and all. */
function addWholeNumber(index: CatalogueIndex, reading: Reading, keywords: string, hits: TextHits): void {
  const [start, end] = prefixRange(index, reading.wholeKey);
  const isPrefixWanted = reading.isMaybeNumber || reading.texts.length > 0;
  const plain = keywords.normalize('NFKC').trim();
  for (let row = start; row < end; row++) {
    const isEqual = (index.keys.starts[row + 1] ?? 0) - (index.keys.starts[row] ?? 0) - 1 === reading.wholeKey.length;
    if (!isEqual && !isPrefixWanted) continue;
    hits.classes[row] = isEqual ? (textAt(index.mpns, row) === plain ? matchClass.exact : matchClass.normalised) : matchClass.prefix;
    hits.rows.push(row);
  }
}

/** Rows with all texts that meet the rest of the words; near misses only of the longest text. */
function addTexts(index: CatalogueIndex, reading: Reading, hits: Hits, { enough = Number.POSITIVE_INFINITY, isMetOnly = false }: Reach): void {
  for (const isWide of [false, true]) {
    const rest = readingTest(index, reading, isWide);
    const [main = '', ...others] = reading.texts.toSorted((a, b) => b.length - a.length);
    const needed = others.filter((text) => text !== '');
    const typed = reading.understood.find((piece) => partKey(piece.token) === main)?.token ?? main;
    matchText(index, typed, hits, (row) => rest(row) && needed.every((text) => textAt(index.keys, row).includes(text)), {
      mayBeChance: reading.understood.length === 1,
      enough,
      isMetOnly,
    });
    if (hits.rows.length > 0 || !canWiden(reading)) break;
  }
  if (hits.rows.length > 0 || isMetOnly) return;
  addOfNumber(index, reading, hits);
  if (hits.rows.length === 0) addAllButOne(index, reading, hits);
  if (hits.rows.length === 0) addPartly(index, reading, hits);
}
