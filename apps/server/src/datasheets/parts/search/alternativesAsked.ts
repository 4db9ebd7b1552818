import { alternativesOf } from '../alternatives.ts';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { packageKeyOf } from '../partDifferences.ts';
import { partKey } from '../partKey.ts';
import type { Reading } from '../understanding/understand.ts';
import { readingParts } from './demands.ts';
import type { Hits } from './nearMisses.ts';
import { isNumberLike } from './nearKeys.ts';
import { allOf, brandTest, type RowTest } from './rowConditions.ts';
import { isWholeNumber, matchClass, matchText, type TextHits } from './textMatch.ts';

/** So many parts of a family are looked at for one that has alternatives; each costs a scan of its category. */
const PARTS_MOST = 3;

/**
 * Adds what can stand in for the part that is named, as its page lists it, where the words ask for that: 国产替代, 代替, pin to pin.
 * Of a family it is the best known part that has any.
 */
export function addAlternatives(index: CatalogueIndex, reading: Reading, hits: Hits): void {
  if (!reading.alternatives) return;
  for (const part of namedParts(index, reading)) {
    const { packing, pin_compatible, functional, domestic } = alternativesOf(index, index.ids[part] ?? 0);
    const passes = demandsOn(index, reading, part);
    const rows = [...packing, ...pin_compatible, ...functional, ...domestic].map(({ row }) => row).filter(passes);
    for (const [at, row] of rows.entries()) {
      hits.classes[row] = matchClass.filter;
      hits.misses.set(row, at / rows.length);
      hits.rows.push(row);
    }
    if (rows.length > 0) return;
  }
}

/** The parts of the number, the one with the very number first. */
function namedParts(index: CatalogueIndex, { texts: [key = '', ...others], understood }: Reading): number[] {
  if (others.length > 0 || !(isNumberLike(key) || isWholeNumber(index, key))) return [];
  const typed = understood.find(({ token }) => partKey(token) === key)?.token ?? key;
  const named: TextHits = { classes: new Uint8Array(index.size), rows: [] };
  matchText(index, typed, named, () => true, { mayBeChance: false, enough: 1, isMetOnly: true });
  const classOf = (row: number) => named.classes[row] ?? 0;
  return named.rows
    .filter((row) => classOf(row) <= matchClass.unpacked)
    .toSorted((a, b) => classOf(a) - classOf(b) || (index.rank[a] ?? 0) - (index.rank[b] ?? 0))
    .slice(0, PARTS_MOST);
}

/** What the other words ask of an alternative; the brand of the part itself is no demand on it. */
function demandsOn(index: CatalogueIndex, reading: Reading, part: number): RowTest {
  const { alternatives } = reading;
  const own = index.brands[index.brand[part] ?? 0]?.id;
  const brandIds = reading.brandIds.filter((id) => id !== own);
  const tests: RowTest[] = readingParts(index, reading).loose.map(({ passes }) => passes);
  if (alternatives?.isDomestic) tests.push((row) => index.brands[index.brand[row] ?? 0]?.isDomestic === true);
  else if (brandIds.length > 0) tests.push(brandTest(index, brandIds));
  if (alternatives?.isSameCase) tests.push((row) => packageKeyOf(index, row) >= 0 && packageKeyOf(index, row) === packageKeyOf(index, part));
  return allOf(tests);
}
