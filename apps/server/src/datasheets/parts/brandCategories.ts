import type { BrandCategory } from '@chippage/api/types';
import type { Snapshot } from './catalogue/catalogue.ts';
import { keptBy } from './keptBy.ts';

/** The top categories with how many brands have parts in them; counted once for each state of the catalogue. */
export function brandCategories(snapshot: Snapshot): BrandCategory[] {
  return keptBy(snapshot, 'brand categories', countBrands);
}

function countBrands({ index }: Snapshot): BrandCategory[] {
  const place = new Map(index.categories.map(({ id }, at) => [id, at]));
  const parent = index.categories.map(({ parentId }) => (parentId === null ? -1 : (place.get(parentId) ?? -1)));
  const topOf = (category: number): number => {
    let top = category;
    while ((parent[top] ?? -1) >= 0) top = parent[top] ?? -1;
    return top;
  };
  const tops = index.categories.map((_, at) => topOf(at));
  const brands = index.categories.map(() => new Set<number>());
  for (let row = 0; row < index.size; row++) brands[tops[index.category[row] ?? -1] ?? -1]?.add(index.brand[row] ?? -1);
  return index.categories.flatMap(({ id, name }, at) => {
    const count = brands[at]?.size ?? 0;
    return count > 0 ? [{ category: id, name, count }] : [];
  });
}
