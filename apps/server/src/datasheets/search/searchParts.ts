import type { Facet, Match, ParamColumn, Understood } from '@chippage/api/types';
import { type CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { partKey } from '../partKey.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import { packageSpelling, widePackageKey } from '../understanding/packages.ts';
import type { KnownNumbers } from '../understanding/pieces.ts';
import { type Reading, understand } from '../understanding/understand.ts';
import { countForFacet, countRow, emptyCounts, type FacetCounts, facetsOf, columnsOf } from './facets.ts';
import { type FilterInput, filtersOf } from './filters.ts';
import { matchClass, matchText, prefixRange, type TextHits } from './textMatch.ts';
import { allOf, fitOf, readingTest, type RowTest } from './rowTests.ts';
import { topRows } from './topRows.ts';

/** A catalogue with its words: what a search runs on. */
export interface Searchable {
  index: CatalogueIndex;
  lexicon: Lexicon;
}

/** A search as the request gives it. */
export interface SearchInput extends FilterInput {
  keywords: string;
  pageIndex: number;
  pageSize: number;
  sort: string;
}

/** A row of the index and why it is in a result. */
export interface FoundRow {
  row: number;
  match: Match;
}

/** Rows of the page with everything around them. */
export interface SearchResult {
  rows: FoundRow[];
  total: number;
  facets: Facet[];
  columns: ParamColumn[];
  understood: Understood[];
}

/** Finds parts: reads the words, collects the rows, counts the facets and picks the page. */
export function searchParts(searchable: Searchable, input: SearchInput): SearchResult {
  const { index, lexicon } = searchable;
  const reading = understand(input.keywords, lexicon, knownNumbers(index));
  const candidates = candidatesOf(searchable, reading, input.keywords);
  const filters = filtersOf(index, input);
  const counts = emptyCounts(index);
  const kept: number[] = [];
  const consider = (row: number) => {
    let failed = -1;
    for (let at = 0; at < filters.length; at++) {
      if (filters[at]?.passes(row)) continue;
      if (failed >= 0) return;
      failed = at;
    }
    const only = filters[failed];
    if (only) countForFacet(index, counts, row, only);
    else {
      kept.push(row);
      countRow(index, counts, row);
    }
  };
  if (candidates.rows) for (const row of candidates.rows) consider(row);
  else for (let row = 0; row < index.size; row++) if (candidates.passes(row)) consider(row);
  return {
    rows: pageOf(index, reading, candidates, kept, input).map((row) => ({ row, match: matchOf(candidates.classes[row] || matchClass.filter) })),
    total: counts.total,
    facets: facetsOf(index, counts, filters),
    columns: columnsOf(index, counts),
    understood: reading.understood,
  };
}

/**
 * The best rows for words that may still be typed, without facets. Words that name nothing but a brand or a category are
 * left to those.
 */
export function findRows(searchable: Searchable, keywords: string, size: number): FoundRow[] {
  const { index, lexicon } = searchable;
  const reading = understand(keywords, lexicon, knownNumbers(index));
  const candidates = candidatesOf(searchable, reading, keywords);
  let kept = candidates.rows;
  if (!kept) {
    const isOpen = reading.tests.length > 0 || reading.packages.length > 0;
    kept = [];
    for (let row = 0; row < index.size; row++) if (isOpen ? candidates.passes(row) : candidates.classes[row] !== 0) kept.push(row);
  }
  const page = { keywords, pageIndex: 1, pageSize: size, sort: 'relevance' };
  return pageOf(index, reading, candidates, kept, page).map((row) => ({ row, match: matchOf(candidates.classes[row] || matchClass.filter) }));
}

/** Counts of a search without its page: for lists of brands and categories. */
export function countParts(searchable: Searchable, keywords: string, input: FilterInput): FacetCounts {
  const { index, lexicon } = searchable;
  const candidates = candidatesOf(searchable, understand(keywords, lexicon, knownNumbers(index)), keywords);
  const passes = allOf(filtersOf(index, input).map((filter) => filter.passes));
  const counts = emptyCounts(index);
  if (candidates.rows) for (const row of candidates.rows) if (passes(row)) countRow(index, counts, row);
  if (!candidates.rows) for (let row = 0; row < index.size; row++) if (candidates.passes(row) && passes(row)) countRow(index, counts, row);
  return counts;
}

/** What reading words asks the index. */
export function knownNumbers(index: CatalogueIndex): KnownNumbers {
  const { packageKeyIds, packageKeys, packages, keyOfPackage } = index.dictionary;
  return {
    hasPrefix: (key) => {
      if (key === '') return false;
      const [start, end] = prefixRange(index, key);
      return end > start;
    },
    hasPackage: (found) => packageKeyIds.has(found.key) || packageKeys.some((key) => widePackageKey(key) === found.wideKey || (found.key.endsWith('-') && key.startsWith(found.key))),
    packageSpelt: (spelling) => {
      const at = packages.findIndex((name) => packageSpelling(name) === spelling);
      const key = packageKeys[keyOfPackage[at] ?? -1];
      return key === undefined ? null : { name: packages[at] ?? key, key, wideKey: widePackageKey(key) };
    },
  };
}

interface Candidates {
  /** Rows that match; undefined when `passes` has to be asked of every row. */
  rows: number[] | undefined;
  passes: RowTest;
  classes: Uint8Array;
}

function candidatesOf({ index }: Searchable, reading: Reading, keywords: string): Candidates {
  const hits: TextHits = { classes: new Uint8Array(index.size), rows: [] };
  // Only signs were typed: no part has them.
  if (reading.understood.length === 0 && keywords.trim() !== '') return { ...hits, passes: () => false };
  if (reading.texts.length > 0) {
    if (reading.understood.length > 1) addWholeNumber(index, reading, keywords, hits);
    addTexts(index, reading, hits);
    return { ...hits, passes: () => true };
  }
  // A filter word can be a part number, too: BGA2818 is one.
  if (reading.wholeKey !== '') addWholeNumber(index, reading, keywords, hits);
  const strict = readingTest(index, reading, false);
  const passes = canWiden(reading) && !hasAny(index, strict) ? readingTest(index, reading, true) : strict;
  return { rows: undefined, passes: hits.rows.length === 0 ? passes : (row) => hits.classes[row] !== 0 || passes(row), classes: hits.classes };
}

/** Whether words have a second meaning to fall back on. */
const canWiden = (reading: Reading): boolean => reading.packages.length > 0 || reading.tests.some((test) => test.is === 'number' && (test.orElse?.length || test.within));

function hasAny(index: CatalogueIndex, passes: RowTest): boolean {
  for (let row = 0; row < index.size; row++) if (passes(row)) return true;
  return false;
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
function addTexts(index: CatalogueIndex, reading: Reading, hits: TextHits): void {
  for (const isWide of [false, true]) {
    const rest = readingTest(index, reading, isWide);
    const [main = '', ...others] = reading.texts.toSorted((a, b) => b.length - a.length);
    const needed = others.filter((text) => text !== '');
    const typed = reading.understood.find((piece) => partKey(piece.token) === main)?.token ?? main;
    matchText(index, typed, hits, (row) => rest(row) && needed.every((text) => textAt(index.keys, row).includes(text)));
    if (hits.rows.length > 0 || !canWiden(reading)) break;
  }
  if (hits.rows.length === 0) addPartly(index, reading, hits);
}

/** Nothing meets all words: leave out the texts that the catalogue has nowhere, and say so by the class. */
function addPartly(index: CatalogueIndex, reading: Reading, hits: TextHits): void {
  const found = reading.texts.filter((text) => text !== '' && index.keys.text.includes(text));
  if (found.length === reading.texts.length) return;
  const rest = readingTest(index, reading, true);
  const hasFilter = reading.brandIds.length + reading.categories.length + reading.packages.length + reading.tests.length > 0;
  if (found.length === 0 && !hasFilter) return;
  for (let row = 0; row < index.size; row++) {
    if (!rest(row) || !found.every((text) => textAt(index.keys, row).includes(text))) continue;
    hits.classes[row] = matchClass.partly;
    hits.rows.push(row);
  }
}

/** The page of the kept rows in the wanted order. */
function pageOf(index: CatalogueIndex, reading: Reading, candidates: Candidates, kept: readonly number[], input: SearchInput): number[] {
  const first = orderBy(index, reading, candidates, kept, input.sort);
  const rank = (candidate: number) => index.rank[kept[candidate] ?? 0] ?? 0;
  return topRows(kept.length, first, rank, (input.pageIndex - 1) * input.pageSize, input.pageSize).map((candidate) => kept[candidate] ?? 0);
}

function orderBy(index: CatalogueIndex, reading: Reading, candidates: Candidates, kept: readonly number[], sort: string): Float64Array {
  const first = new Float64Array(kept.length);
  const isDescending = sort.startsWith('-');
  const key = isDescending ? sort.slice(1) : sort;
  const turn = isDescending ? -1 : 1;
  const fill = (valueOfRow: (row: number) => number) => {
    for (let at = 0; at < kept.length; at++) {
      const value = valueOfRow(kept[at] ?? 0);
      // Unknown values stand last in both directions.
      first[at] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * turn;
    }
    return first;
  };
  if (key === 'mpn') return fill((row) => row);
  if (key === 'pins') return fill((row) => ((index.pins[row] ?? -1) < 0 ? Number.NaN : (index.pins[row] ?? 0)));
  if (key === 'brand') {
    const order = placesOf(index.brands.map((brand) => brand.name.toLowerCase()));
    return fill((row) => order[index.brand[row] ?? 0] ?? 0);
  }
  const parameter = index.parameters.findIndex((candidate) => candidate.code === key);
  if (parameter >= 0) {
    const place = new Float64Array(index.parameterOfValue.length);
    const values = index.valuesOfParameter[parameter] ?? new Int32Array();
    for (let at = 0; at < values.length; at++) place[values[at] ?? 0] = at;
    return fill((row) => {
      for (let at = index.entryStarts[row] ?? 0, end = index.entryStarts[row + 1] ?? 0; at < end; at++) {
        const value = index.entries[at] ?? 0;
        if (index.parameterOfValue[value] === parameter) return place[value] ?? 0;
      }
      return Number.NaN;
    });
  }
  const fit = fitOf(index, reading);
  for (let at = 0; at < kept.length; at++) {
    const row = kept[at] ?? 0;
    first[at] = (candidates.classes[row] || matchClass.filter) * 8 + fit(row);
  }
  return first;
}

function placesOf(names: readonly string[]): number[] {
  const places = new Array<number>(names.length);
  for (const [place, at] of names.map((_, at) => at).toSorted((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1)).entries()) places[at] = place;
  return places;
}

const matches: Record<number, Match> = {
  [matchClass.exact]: 'exact',
  [matchClass.normalised]: 'normalised',
  [matchClass.packing]: 'packing_suffix',
  [matchClass.prefix]: 'prefix',
  [matchClass.loosePrefix]: 'prefix',
  [matchClass.unpacked]: 'packing_suffix',
  [matchClass.family]: 'family',
  [matchClass.substring]: 'substring',
  [matchClass.typo]: 'similar',
  [matchClass.typoPrefix]: 'similar',
  [matchClass.distant]: 'similar',
  [matchClass.filter]: 'filter',
  [matchClass.partly]: 'keyword',
};

/** The wire's word for a class. */
export const matchOf = (found: number): Match => matches[found] ?? 'filter';
