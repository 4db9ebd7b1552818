import type { Relaxation } from '@chippage/api/types';
import { understand } from '../understanding/understand.ts';
import type { Reading } from '../understanding/understand.ts';
import { candidatesOf, knownNumbers } from './candidates.ts';
import type { FacetCounts } from './facets.ts';
import type { Filter } from './filters.ts';
import { allOf } from './rowConditions.ts';
import type { Searchable } from './searchParts.ts';
import { isNear } from './textMatch.ts';

/** So many words are tried; longer searches name more than anybody gives up one by one. */
const WORDS_MOST = 6;
const RELAXATIONS_MOST = 6;

/**
 * What could be given up of conditions that nothing meets together.
 * @param counts Of the search, with the rows that fail one filter only.
 * @param nearest The first row that is shown in spite of it.
 * @returns First what the nearest row gives up, then what leaves most parts.
 */
export function relaxationsOf(
  searchable: Searchable,
  reading: Reading,
  filters: readonly Filter[],
  counts: FacetCounts,
  nearest: number | undefined,
): Relaxation[] {
  const words = wordsToDrop(searchable, reading, filters, nearest);
  // Near misses that are shown have passed the filters: those stand in nobody's way.
  const dropped = nearest === undefined ? [...counts.others].map(([facet, count]) => ({ token: null, rest: null, facet, count, isNearest: false })) : [];
  return [...words, ...dropped]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.isNearest) - Number(a.isNearest) || b.count - a.count)
    .slice(0, RELAXATIONS_MOST)
    .map(({ token, rest, facet, count }) => ({ token, rest, facet, count }));
}

function wordsToDrop({ index, lexicon }: Searchable, reading: Reading, filters: readonly Filter[], nearest: number | undefined) {
  if (reading.understood.length < 2) return [];
  const passes = allOf(filters.map((filter) => filter.passes));
  return reading.understood.slice(0, WORDS_MOST).flatMap(({ token, rest }) => {
    const { rows, classes } = candidatesOf(index, understand(rest, lexicon, knownNumbers(index)), rest);
    if (!rows) return [];
    const found = rows.filter((row) => !isNear(classes[row]) && passes(row));
    return [{ token, rest, facet: null, count: found.length, isNearest: nearest !== undefined && found.includes(nearest) }];
  });
}
