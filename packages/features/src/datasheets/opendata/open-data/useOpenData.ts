import { openReleasesQuery } from '@chippage/api/datasheets';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { OpenDataProps } from './OpenData.tsx';

/** Binds `OpenData` to the API. */
export function useOpenData(): Pick<OpenDataProps, 'releases'> {
  return { releases: mapLoadable(toLoadable(openReleasesQuery.use({}, { revalidateIfStale: false })), ({ data }) => data) };
}
