import type { Relaxation } from '@chippage/api/types';
import { understand } from '../understanding/understand.ts';
import { candidatesOf, knownNumbers } from './candidates.ts';
import type { RowTest } from './rowConditions.ts';
import type { Searchable } from './searchParts.ts';
import { isNear } from './textMatch.ts';

/** What is left of a search once something is given up. */
export interface Left extends Omit<Relaxation, 'nearest'> {
  /** The first row of what is shown now is among it. */
  isNearest: boolean;
}

/** What words without some others find, counted as their search counts it; null when nothing meets them either. */
export function leftOf(
  { index, lexicon }: Searchable,
  given: Pick<Relaxation, 'tokens' | 'facets'> & { rest: string },
  passes: RowTest,
  nearest: number | undefined,
): Left | null {
  const { rows = [], classes } = candidatesOf(index, understand(given.rest, lexicon, knownNumbers(index)), given.rest, { isMetOnly: true });
  const found = rows.filter(passes);
  if (found.every((row) => isNear(classes[row]))) return null;
  return { ...given, count: found.length, isNearest: nearest !== undefined && found.includes(nearest) };
}
