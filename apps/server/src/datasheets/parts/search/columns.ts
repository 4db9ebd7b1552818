import type { ParamColumn } from '@chippage/api/types';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { FacetCounts } from './facets.ts';

const COLUMNS_MOST = 8;
/** A parameter belongs to a category when one of so many of its parts knows it: one odd part is no rule. */
const BELONGS_FROM = 50;

/** Parameters worth a column, most filled first: those that belong to the categories of all rows. */
export function columnsOf(index: CatalogueIndex, counts: FacetCounts, kept: readonly number[]): ParamColumn[] {
  const belongs = belongingOf(index);
  const width = index.parameters.length;
  const present = categoriesOf(index, counts, kept);
  return filledParameters(index, counts)
    .filter(({ at, filled }) => filled * 10 >= counts.total && present.every((category) => belongs[category * width + at] === 1))
    .slice(0, COLUMNS_MOST)
    .flatMap(({ at }) => {
      const parameter = index.parameters[at];
      return parameter ? [{ code: parameter.code, name: parameter.name, unit: parameter.unit }] : [];
    });
}

/** Positions of the parameters that belong to a category. */
export function parametersOfCategory(index: CatalogueIndex, categoryId: string): ReadonlySet<number> {
  const category = index.categories.findIndex(({ id }) => id === categoryId);
  const belongs = belongingOf(index);
  const width = index.parameters.length;
  return new Set(category < 0 ? [] : [...index.parameters.keys()].filter((at) => belongs[category * width + at] === 1));
}

/** Parameters that rows of a result know, with how many do, most filled first. */
export function filledParameters(index: CatalogueIndex, counts: FacetCounts): { at: number; filled: number }[] {
  return index.parameters
    .map((_, at) => ({ at, filled: (index.valuesOfParameter[at] ?? new Int32Array()).reduce((sum, value) => sum + (counts.values[value] ?? 0), 0) }))
    .filter(({ filled }) => filled > 0)
    .toSorted((a, b) => b.filled - a.filled || a.at - b.at);
}

/** Positions of the categories of the rows. A filter on the category has its count hold the rows of others, too. */
function categoriesOf(index: CatalogueIndex, counts: FacetCounts, kept: readonly number[]): number[] {
  const isPresent = new Uint8Array(index.categories.length);
  if (counts.others.has('category')) for (const row of kept) isPresent[index.category[row] ?? 0] = 1;
  else for (const [at, count] of counts.category.entries()) isPresent[at] = count > 0 ? 1 : 0;
  return [...isPresent.keys()].filter((at) => isPresent[at] === 1);
}

const belongingByIndex = new WeakMap<CatalogueIndex, Uint8Array>();

/** 1 where a parameter belongs to a category, at the category times the number of parameters, plus the parameter. */
function belongingOf(index: CatalogueIndex): Uint8Array {
  const made = belongingByIndex.get(index);
  if (made) return made;
  const width = index.parameters.length;
  const known = new Int32Array(index.categories.length * width);
  const rows = new Int32Array(index.categories.length);
  for (let row = 0; row < index.size; row++) {
    const category = index.category[row] ?? 0;
    rows[category] = (rows[category] ?? 0) + 1;
    for (let at = index.entryStarts[row] ?? 0, end = index.entryStarts[row + 1] ?? 0; at < end; at++) {
      const place = category * width + (index.parameterOfValue[index.entries[at] ?? 0] ?? 0);
      known[place] = (known[place] ?? 0) + 1;
    }
  }
  const belongs = Uint8Array.from(known, (count, place) => (count > 0 && count * BELONGS_FROM >= (rows[Math.floor(place / width)] ?? 0) ? 1 : 0));
  belongingByIndex.set(index, belongs);
  return belongs;
}
