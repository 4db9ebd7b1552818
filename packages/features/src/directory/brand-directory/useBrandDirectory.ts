import { brandGroupsQuery } from '@chippage/api/directory';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { BrandDirectoryProps } from './BrandDirectory.tsx';

/** Binds `BrandDirectory` to the API. */
export function useBrandDirectory(): Pick<BrandDirectoryProps, 'groups'> {
  return { groups: mapLoadable(toLoadable(brandGroupsQuery.use({}, { revalidateIfStale: false })), ({ data }) => data) };
}
