import { partCategoriesQuery } from '@chippage/api/datasheets';
import type { Category } from '@chippage/api/types';

/** A category with the one above it, which is itself at the first level. */
export interface FoundCategory {
  top: Category;
  category: Category;
}

/** Finds a category by its own id or by the number that the older portal gave it. */
export function findCategory(categories: readonly Category[], id: string): FoundCategory | undefined {
  for (const top of categories) for (const category of [top, ...top.children]) if (category.id === id || String(category.no) === id) return { top, category };
  return undefined;
}

/** Reads a category; `isMissing` once it is known that there is none. */
export function useCategory(id: string): { found: FoundCategory | undefined; isMissing: boolean } {
  const categories = partCategoriesQuery.use({}, { revalidateIfStale: false }).data;
  const found = categories && findCategory(categories.data, id);
  return { found, isMissing: categories !== undefined && found === undefined };
}
