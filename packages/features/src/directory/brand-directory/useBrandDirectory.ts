import { partBrandsQuery } from '@chippage/api/datasheets';
import { brandCategoriesQuery, brandGroupsQuery } from '@chippage/api/directory';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useMemo } from 'react';
import type { BrandDirectoryProps } from './BrandDirectory.tsx';

/** The catalogue changes seldom: what was read a moment ago holds. */
const SETTLED = { revalidateIfStale: false };

export interface BrandDirectoryOptions {
  type: string;
  /** The category that is chosen; null: none. */
  category: string | null;
}

/** What the brands of a category are asked for with. */
export const categoryBrandsVariables = (category: string) => ({ keywords: '', category });

/** Binds `BrandDirectory` to the API. */
export function useBrandDirectory({ type, category }: BrandDirectoryOptions): BrandDirectoryProps {
  const groups = mapLoadable(toLoadable(brandGroupsQuery.use({}, SETTLED)), ({ data }) => data);
  const categories = brandCategoriesQuery.use(type === 'category' ? {} : null, SETTLED);
  const counted = partBrandsQuery.use(category === null ? null : categoryBrandsVariables(category), SETTLED);
  const byBrand = useMemo(() => new Map(counted.data?.data.map(({ brandId, count }) => [brandId, count])), [counted.data]);
  return {
    groups,
    type,
    category,
    ...(categories.data && { categories: categories.data.data }),
    counts: category === null ? null : mapLoadable(toLoadable(counted), () => byBrand),
  };
}
