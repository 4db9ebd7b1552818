import type { Relaxation, Understood } from '@chippage/api/types';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { partKey } from '../partKey.ts';
import type { FreeWord, Reading } from '../understanding/understand.ts';
import type { Candidates } from './candidates.ts';
import type { FacetCounts } from './facets.ts';
import type { Filter } from './filters.ts';
import { fewestFilters, wordsTogether } from './furtherRelaxations.ts';
import { nearnessWithout } from './freeWords.ts';
import { leftOf, type Left } from './leftOf.ts';
import { namedNumber } from './nearMisses.ts';
import { missesUntold } from './demands.ts';
import { allOf } from './rowConditions.ts';
import type { Searchable } from './searchParts.ts';

/** So many words are tried; longer searches name more than anybody gives up one by one. */
const WORDS_MOST = 6;
const RELAXATIONS_MOST = 6;

/** A search that nothing meets. */
export interface Unmet {
  reading: Reading;
  candidates: Candidates;
  filters: readonly Filter[];
  /** With the rows that fail one filter only. */
  counts: FacetCounts;
  /** The first row that is shown in spite of it. */
  nearest: number | undefined;
}

/**
 * What could be given up of conditions that nothing meets together: one where one suffices, else as few as possible. Each
 * count is the total of the search that is left.
 * @returns First what the nearest row gives up, then what leaves most parts.
 */
export function relaxationsOf(searchable: Searchable, unmet: Unmet): Relaxation[] {
  const single = [...oneWord(searchable, unmet), ...oneFilter(unmet)];
  const filters = single.length > 0 ? single : fewestFilters(searchable.index, unmet);
  const found = filters.length > 0 ? filters : wordsTogether(searchable, unmet);
  return found
    .toSorted((a, b) => Number(b.isNearest) - Number(a.isNearest) || b.count - a.count)
    .slice(0, RELAXATIONS_MOST)
    .map(({ isNearest, ...left }) => ({ ...left, nearest: isNearest ? nearnessOf(searchable.index, unmet) : null }));
}

/** A result that lacks what free words say, as the search without them. */
export function withoutFreeWords(searchable: Searchable, { reading, filters, nearest }: Unmet, givenUp: readonly FreeWord[]): Relaxation[] {
  if (givenUp.length === 0) return [];
  const given = new Set(givenUp.map(({ said }) => said));
  const rest = given.size === 1 ? (givenUp[0]?.said.rest ?? '') : tokensOf(reading.understood.filter((piece) => !given.has(piece))).join(' ');
  const passes = allOf(filters.map((filter) => filter.passes));
  const left = leftOf(searchable, { tokens: tokensOf([...given]), rest, facets: [] }, passes, nearest);
  if (!left) return [];
  const { isNearest, ...relaxation } = left;
  return [{ ...relaxation, nearest: isNearest ? nearnessWithout(givenUp) : null }];
}

const tokensOf = (pieces: readonly Understood[]): string[] => pieces.map(({ token }) => token);

function oneWord(searchable: Searchable, { reading, filters, nearest }: Unmet): Left[] {
  if (reading.understood.length < 2) return [];
  const passes = allOf(filters.map((filter) => filter.passes));
  const named = namedNumber(searchable.index, reading);
  return reading.understood
    .slice(0, WORDS_MOST)
    .filter(({ token }) => named === undefined || partKey(token) !== named)
    .flatMap(({ token, rest }) => leftOf(searchable, { tokens: [token], rest, facets: [] }, passes, nearest) ?? []);
}

function oneFilter({ counts, nearest }: Unmet): Left[] {
  // Near misses that are shown have passed the filters: those stand in nobody's way.
  if (nearest !== undefined) return [];
  return [...counts.others].map(([facet, count]) => ({ tokens: [], rest: null, facets: [facet], count, isNearest: false }));
}

const nearnessOf = (index: CatalogueIndex, { reading, nearest }: Unmet): Relaxation['nearest'] =>
  nearest === undefined ? null : missesUntold(index, reading, nearest) ? 'untold' : 'differs';
