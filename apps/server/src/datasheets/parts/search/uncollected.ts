import type { Uncollected } from '@chippage/api/types';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { countIn } from '../catalogue/rowGroups.ts';
import type { Reading } from '../understanding/understand.ts';

/** The brand or category that words name and that the catalogue knows without a part of it; null when there is none. */
export function uncollectedOf(index: CatalogueIndex, reading: Reading): Omit<Uncollected, 'website'> | null {
  const brands = index.brands.flatMap((brand, at) => (reading.brandIds.includes(brand.id) ? [{ brand, count: countIn(index.byBrand, [at]) }] : []));
  const [named] = brands;
  if (named && brands.every(({ count }) => count === 0)) return { name: named.brand.nameCn ?? named.brand.name, brandId: named.brand.id, parent: null };
  const [category, ...others] = reading.categories;
  if (category === undefined || [category, ...others].some((id) => countBelow(index, id) > 0)) return null;
  const found = index.categories.find(({ id }) => id === category);
  const above = index.categories.find(({ id }) => id === found?.parentId);
  const count = above ? countBelow(index, above.id) : 0;
  return found ? { name: found.name, brandId: null, parent: above && count > 0 ? { id: above.id, name: above.name, count } : null } : null;
}

/** Parts of a category and those below it. */
function countBelow(index: CatalogueIndex, id: string): number {
  const below = index.categories.flatMap((category, at) => (category.id === id || category.id.startsWith(`${id}/`) ? [at] : []));
  return countIn(index.byCategory, below);
}
