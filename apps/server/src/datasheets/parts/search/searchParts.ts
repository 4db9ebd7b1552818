import type { Facet, Match, ParamColumn, Relaxation, Understood } from '@chippage/api/types';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import { understand } from '../understanding/understand.ts';
import { candidatesOf, knownNumbers, numberCandidates } from './candidates.ts';
import { columnsOf } from './columns.ts';
import { countForFacet, countRow, emptyCounts, type FacetCounts, facetsOf } from './facets.ts';
import { type FilterInput, filtersOf, stockedRows } from './filters.ts';
import { relaxationsOf } from './relaxations.ts';
import { pageOf, type PageWish } from './resultPage.ts';
import { allOf } from './rowConditions.ts';
import { isNear, matchClass } from './textMatch.ts';

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
  return {
    rows: rows.map((row) => ({ row, match: matchOf(candidates.classes[row] || matchClass.filter) })),
    total: counts.total,
    facets: facetsOf(index, counts, filters),
    columns: columnsOf(index, counts, kept),
    understood: reading.understood,
    relaxations: kept.every((row) => isNear(candidates.classes[row])) ? relaxationsOf(searchable, reading, filters, counts, rows[0]) : [],
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
  const candidates = isNameOnly ? numberCandidates(index, reading, keywords) : candidatesOf(index, reading, keywords, size);
  return pageOf(index, reading, candidates, candidates.rows ?? [], { pageIndex: 1, pageSize: size, sort: 'relevance' }).map((row) => ({
    row,
    match: matchOf(candidates.classes[row] || matchClass.filter),
  }));
}

/** Numbers of all the parts that words mean, the best first; without near misses. None for words that ask for nothing. */
export function findMeant(searchable: Searchable, keywords: string): number[] {
  const { index, lexicon } = searchable;
  const reading = understand(keywords, lexicon, knownNumbers(index));
  const candidates = candidatesOf(index, reading, keywords);
  const kept = (candidates.rows ?? []).filter((row) => !isNear(candidates.classes[row]));
  return pageOf(index, reading, candidates, kept, { pageIndex: 1, pageSize: kept.length, sort: 'relevance' }).map((row) => index.ids[row] ?? 0);
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
