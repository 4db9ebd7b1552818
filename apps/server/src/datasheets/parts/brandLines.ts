import type { BrandLine } from '@chippage/api/types';
import type { Snapshot } from './catalogue/catalogue.ts';

/** The categories in which a brand has parts, those with the most first. */
export function brandLines({ index }: Snapshot, brandId: number): BrandLine[] {
  const at = index.brands.findIndex(({ id }) => id === brandId);
  if (at < 0) return [];
  const counts = new Map<number, number>();
  for (const row of index.byBrand.rows.subarray(index.byBrand.starts[at], index.byBrand.starts[at + 1])) {
    const category = index.category[row] ?? -1;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const byId = new Map(index.categories.map((category) => [category.id, category]));
  return [...counts]
    .flatMap(([place, count]): BrandLine[] => {
      const category = index.categories[place];
      if (!category) return [];
      const parent = category.parentId === null ? undefined : byId.get(category.parentId);
      return [{ category: category.id, name: category.name, parent: parent ? { id: parent.id, name: parent.name } : null, count }];
    })
    .toSorted((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1));
}
