import type { PartPrices } from '../../../platform/domain.ts';
import { type CatalogueIndex, rowOfId } from '../catalogue/catalogueIndex.ts';
import type { Reading } from '../understanding/understand.ts';
import type { Candidates } from './candidates.ts';
import { fitOf } from './rowConditions.ts';
import { matchClass } from './textMatch.ts';
import { topRows } from './topRows.ts';

/** Which page in which order. */
export interface PageWish {
  pageIndex: number;
  pageSize: number;
  /** `relevance`, `mpn`, `brand`, `pins`, `price` or a parameter's code; a leading `-` turns it round. */
  sort: string;
  /** What parts cost; absent: nobody says. */
  priced?: PartPrices | undefined;
}

/** More millionths than anything costs. */
const DOLLARS_AFTER = 2 ** 52;

/** The page of the kept rows in the wanted order. */
export function pageOf(index: CatalogueIndex, reading: Reading, candidates: Candidates, kept: readonly number[], input: PageWish): number[] {
  const first = orderBy(index, reading, candidates, kept, input);
  const rank = (candidate: number) => index.rank[kept[candidate] ?? 0] ?? 0;
  return topRows(kept.length, first, rank, (input.pageIndex - 1) * input.pageSize, input.pageSize).map((candidate) => kept[candidate] ?? 0);
}

function orderBy(
  index: CatalogueIndex,
  reading: Reading,
  candidates: Candidates,
  kept: readonly number[],
  { sort, priced }: Pick<PageWish, 'sort' | 'priced'>,
): Float64Array {
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
  if (key === 'price') {
    const costs = new Map<number, number>();
    // Yuan before dollars in both directions: there is no rate between them.
    for (const [id, { micros, isDollar }] of priced?.prices ?? []) costs.set(rowOfId(index, id), micros + (isDollar ? turn * DOLLARS_AFTER : 0));
    return fill((row) => costs.get(row) ?? Number.NaN);
  }
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
    first[at] = (candidates.classes[row] || matchClass.filter) * 8 + (candidates.misses?.get(row) ?? fit(row));
  }
  return first;
}

function placesOf(names: readonly string[]): number[] {
  const places = new Array<number>(names.length);
  for (const [place, at] of names
    .map((_, at) => at)
    .toSorted((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1))
    .entries())
    places[at] = place;
  return places;
}
