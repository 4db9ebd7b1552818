import type { Facet, Match, ParamColumn, Relaxation, Uncollected, Understood } from '@chippage/api/types';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import { understand } from '../understanding/understand.ts';
import { candidatesOf, knownNumbers, numberCandidates } from './candidates.ts';
import { columnsOf } from './columns.ts';
import { countForFacet, countRow, emptyCounts, type FacetCounts, facetsOf } from './facets.ts';
import { type FilterInput, filtersOf, stockedRows } from './filters.ts';
import { freeWordsMet } from './freeWords.ts';
import { relaxationsOf, withoutFreeWords } from './relaxations.ts';
import { pageOf, type PageWish } from './resultPage.ts';
import { allOf } from './rowConditions.ts';
import { isNear, matchClass } from './textMatch.ts';
import { uncollectedOf } from './uncollected.ts';

/** A catalogue with its words: what a search runs on. */
export interface Searchable {
  index: CatalogueIndex;
  lexicon: Lexicon;
}

/** A search as the request gives it. */
export interface SearchInput extends FilterInput, PageWish {
  keywords: string;
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
  /** Conditions to give up where nothing meets them all. */
  relaxations: Relaxation[];
  /** What the words name without any part in the catalogue. */
  uncollected: Omit<Uncollected, 'website'> | null;
}

/** Finds parts: reads the words, collects the rows, counts the facets and picks the page. */
export function searchParts(searchable: Searchable, input: SearchInput): SearchResult {
  const { index, lexicon } = searchable;
  const reading = understand(input.keywords, lexicon, knownNumbers(index));
  const candidates = candidatesOf(index, reading, input.keywords);
  const isStocked = stockedRows(index, input.stocked);
  const filters = filtersOf(index, input, isStocked);
  const counts = emptyCounts(index, isStocked);
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
  else for (let row = 0; row < index.size; row++) consider(row);
  const rows = pageOf(index, reading, candidates, kept, input);
  const isUnmet = kept.every((row) => isNear(candidates.classes[row]));
  const { givenUp, lacks } = freeWordsMet(index, reading, candidates, kept);
  const isWithout = (row: number) => givenUp.length > 0 || lacks(row);
  const unmet = { reading, candidates, filters, counts, nearest: rows[0] };
  return {
    rows: rows.map((row) => ({ row, match: isWithout(row) ? 'similar' : matchOf(candidates.classes[row] || matchClass.filter) })),
    total: counts.total,
    facets: facetsOf(index, counts, filters),
    columns: columnsOf(index, counts, kept),
    understood: reading.understood,
    relaxations: isUnmet ? relaxationsOf(searchable, unmet) : withoutFreeWords(searchable, unmet, givenUp),
    uncollected: kept.length === 0 ? uncollectedOf(index, reading) : null,
  };
}

/**
 * The best rows for words that may still be typed, without facets. Words that name nothing but a brand or a category are
 * left to those.
 */
export function findRows(searchable: Searchable, keywords: string, size: number): FoundRow[] {
  const { index, lexicon } = searchable;
  const reading = understand(keywords, lexicon, knownNumbers(index));
  const isNameOnly = reading.texts.length + reading.tests.length + reading.packages.length === 0;
  const candidates = isNameOnly ? numberCandidates(index, reading, keywords) : candidatesOf(index, reading, keywords, { enough: size });
  return pageOf(index, reading, candidates, candidates.rows ?? [], { pageIndex: 1, pageSize: size, sort: 'relevance' }).map((row) => ({
    row,
    match: matchOf(candidates.classes[row] || matchClass.filter),
  }));
}

/** Parts that words mean. */
export interface Meant {
  /** Their numbers, the best first; none for words that ask for nothing. */
  ids: number[];
  /** Nothing meets the words: these only come near. */
  isNear: boolean;
}

/** All the parts that a search of these words shows, unless it shows the whole catalogue; near misses where there is nothing else. */
export function findMeant(searchable: Searchable, keywords: string): Meant {
  const { index, lexicon } = searchable;
  const reading = understand(keywords, lexicon, knownNumbers(index));
  const candidates = candidatesOf(index, reading, keywords);
  const { rows = [] } = candidates;
  const met = rows.filter((row) => !isNear(candidates.classes[row]));
  const kept = met.length > 0 ? met : rows;
  const sorted = pageOf(index, reading, candidates, kept, { pageIndex: 1, pageSize: kept.length, sort: 'relevance' });
  return { ids: sorted.map((row) => index.ids[row] ?? 0), isNear: met.length === 0 && rows.length > 0 };
}

/** Counts of a search without its page: for lists of brands and categories. */
export function countParts(searchable: Searchable, keywords: string, input: FilterInput): FacetCounts {
  const { index, lexicon } = searchable;
  const candidates = candidatesOf(index, understand(keywords, lexicon, knownNumbers(index)), keywords);
  const passes = allOf(filtersOf(index, input, stockedRows(index, input.stocked)).map((filter) => filter.passes));
  const counts = emptyCounts(index);
  const consider = (row: number) => {
    if (passes(row)) countRow(index, counts, row);
  };
  if (candidates.rows) for (const row of candidates.rows) consider(row);
  else for (let row = 0; row < index.size; row++) consider(row);
  return counts;
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
  [matchClass.partly]: 'similar',
};

/** The wire's word for a class. */
const matchOf = (found: number): Match => matches[found] ?? 'filter';
