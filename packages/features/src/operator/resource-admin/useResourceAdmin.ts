import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { operatorResourcesQuery, restoreResource, takeDownResource } from '@chippage/api/resources';
import type { ResourceAdminProps } from './ResourceAdmin.tsx';
import { type ResourceAdminQuery, resourceAdminVariables } from './resourceAdminQuery.ts';

/** Binds the resources to their calls. What was changed is read again before the action counts as done, so that the row tells the truth. */
export function useResourceAdmin(query: ResourceAdminQuery): Pick<ResourceAdminProps, 'resources' | 'isRefreshing' | 'onTakeDown' | 'onRestore'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = operatorResourcesQuery.use(resourceAdminVariables(query), { keepPreviousData: true });
  return {
    resources: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onTakeDown: async (wish) => {
      await takeDownResource(wish, { client });
      await invalidate(operatorResourcesQuery);
    },
    onRestore: async (id) => {
      await restoreResource({ id }, { client });
      await invalidate(operatorResourcesQuery);
    },
  };
}
