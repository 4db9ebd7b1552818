import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { FreeWord, Reading } from '../understanding/understand.ts';
import type { Candidates } from './candidates.ts';
import { leadedTest } from './mounting.ts';
import type { RowTest } from './rowConditions.ts';

/** What a result makes of the free words. */
interface FreeWordsMet {
  /** Those that no row of the result has. */
  givenUp: readonly FreeWord[];
  /** Rows that lack one that others have; never rows that were found by their number. */
  lacks: RowTest;
}

/** Looks which of the free words the rows of a result have. A search for free words alone shows the whole catalogue and gives nothing up. */
export function freeWordsMet(index: CatalogueIndex, reading: Reading, candidates: Candidates, kept: readonly number[]): FreeWordsMet {
  if (candidates.rows === undefined || kept.length === 0) return { givenUp: [], lacks: () => false };
  const looked = reading.freeWords.map((word) => ({ word, has: hasTest(index, word, candidates) }));
  const givenUp = looked.filter(({ has }) => !kept.some(has));
  const met = looked.filter((look) => !givenUp.includes(look));
  return { givenUp: givenUp.map(({ word }) => word), lacks: (row) => candidates.classes[row] === 0 && met.some(({ has }) => !has(row)) };
}

/** Parts that have what a free word says; a case that is not known may be one for surface mounting. */
function hasTest(index: CatalogueIndex, { had }: FreeWord, { areAlternatives = false }: Candidates): RowTest {
  if (had === 'untold') return () => false;
  if (had === 'alternative') return () => areAlternatives;
  if (had === 'surface') {
    const isLeaded = leadedTest(index);
    return (row) => !isLeaded(row);
  }
  return (row) => had.starts.some((start) => index.keys.text.startsWith(start, index.keys.starts[row] ?? 0));
}

/** How a result comes near without free words: where a word is known to be true of some parts, these are others. */
export const nearnessWithout = (givenUp: readonly FreeWord[]): 'untold' | 'differs' =>
  givenUp.every(({ had }) => had === 'untold' || (typeof had === 'object' && had.starts.length === 0)) ? 'untold' : 'differs';
