import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import { myResourcesQuery, resourceDetailQuery, withdrawResource } from '@chippage/api/resources';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { OwnResourcesProps, OwnResourceState } from './OwnResources.tsx';

/** Binds `OwnResources` to the API. */
export function useOwnResources(state: OwnResourceState): Omit<OwnResourcesProps, 'state' | 'getHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = myResourcesQuery.usePages({ ...(state !== 'all' && { state }), pageSize: 20 });
  return {
    resources: toPagedList(pages),
    onWithdraw: async ({ id }) => {
      await withdrawResource({ id }, { client });
      await Promise.all([invalidate(myResourcesQuery), invalidate(resourceDetailQuery)]);
    },
    onLoadMore: pages.loadMore,
  };
}
