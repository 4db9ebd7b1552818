import { circleGroupQuery } from '@chippage/api/circle';
import type { CircleGroup } from '@chippage/api/types';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useGroupFollow } from '../group-list/useGroupList.ts';
import type { GroupHeadProps } from './GroupHead.tsx';

/** Binds `GroupHead` to the API. `group` is absent while it is on its way. */
export function useGroupHead(id: number, actions: PageActions): Pick<GroupHeadProps, 'onFollow'> & { group: CircleGroup | undefined; isMissing: boolean } {
  const { data, error } = circleGroupQuery.use({ id }, { revalidateIfStale: false });
  const { shown, onFollow } = useGroupFollow(actions);
  return { group: data && shown(data), isMissing: error?.status === 404, onFollow };
}
