import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import { dataSourcesQuery } from '@chippage/api/site';
import type { DataSource } from '@chippage/api/types';

/** Reads where the catalogue's facts come from. */
export function useDataSources(): Loadable<readonly DataSource[]> {
  return mapLoadable(toLoadable(dataSourcesQuery.use({}, { revalidateIfStale: false })), ({ data }) => data);
}
