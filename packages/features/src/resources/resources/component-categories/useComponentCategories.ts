import { partCategoriesQuery } from '@chippage/api/datasheets';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { ComponentCategoriesProps } from './ComponentCategories.tsx';

/** Binds `ComponentCategories` to the API. @param top One of the first level, by id or number; null, and what is none: all of them */
export function useComponentCategories(top: string | null): ComponentCategoriesProps {
  const answer = partCategoriesQuery.use({}, { revalidateIfStale: false });
  return {
    categories: mapLoadable(toLoadable(answer), ({ data }) => {
      const one = data.filter(({ id, no }) => id === top || `${no}` === top);
      return one.length > 0 ? one : data;
    }),
  };
}
