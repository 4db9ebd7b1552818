import { toLoadable } from '@chippage/api/loadable';
import { resourceFacetsQuery, resourceListQuery } from '@chippage/api/resources';
import type { ResourceKind } from '@chippage/api/types';
import type { ResourceListProps } from './ResourceList.tsx';
import { type ResourceQuery, resourceVariables } from './resourceQuery.ts';

/** Binds `ResourceList` to the API; while other resources are read the last ones stay. */
export function useResourceList(kind: ResourceKind, query: ResourceQuery): Pick<ResourceListProps, 'resources' | 'isRefreshing' | 'facets'> {
  const answer = resourceListQuery.use(resourceVariables(kind, query), { keepPreviousData: true, revalidateIfStale: false });
  const { data: facets } = resourceFacetsQuery.use({ kind }, { revalidateIfStale: false });
  return { resources: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined, facets };
}
