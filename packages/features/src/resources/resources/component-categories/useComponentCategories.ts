import { partCategoriesQuery } from '@chippage/api/datasheets';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { Category } from '@chippage/api/types';
import type { ComponentCategoriesProps } from './ComponentCategories.tsx';

interface ChosenCategory {
  /** Of the first level. */
  top: Category;
  /** What was asked for: the top, or one below it. */
  category: Category;
}

/** The category that an address names, by id or number; null: it names none. */
export function categoryIn(categories: readonly Category[], asked: string | null): ChosenCategory | null {
  const isAsked = ({ id, no }: Category) => id === asked || `${no}` === asked;
  for (const top of categories) {
    const category = isAsked(top) ? top : top.children.find(isAsked);
    if (category) return { top, category };
  }
  return null;
}

/** Binds `ComponentCategories` to the API. @param asked Null, and what is none: all of them */
export function useComponentCategories(asked: string | null): ComponentCategoriesProps & { chosen: ChosenCategory | null } {
  const answer = partCategoriesQuery.use({}, { revalidateIfStale: false });
  const chosen = answer.data ? categoryIn(answer.data.data, asked) : null;
  return { categories: mapLoadable(toLoadable(answer), ({ data }) => (chosen ? [chosen.top] : data)), chosen };
}
