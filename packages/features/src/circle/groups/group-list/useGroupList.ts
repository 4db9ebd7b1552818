import { useApi } from '@chippage/api/ApiProvider';
import { circleGroupQuery, circleGroupsQuery, circlePostsQuery, followCircleGroup, ownCircleGroupsQuery } from '@chippage/api/circle';
import { followsQuery } from '@chippage/api/favourites';
import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { useInvalidate } from '@chippage/api/query';
import type { CircleGroup } from '@chippage/api/types';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import type { GroupListProps } from './GroupList.tsx';

/** What a page of groups is asked by. */
export const groupVariables = (keywords: string, page: number): VarsOf<'circleGroups'> => ({ keywords, pageIndex: page, pageSize: PAGE_SIZE });

/** Follows groups; what is wished shows at once. */
export function useGroupFollow(actions: PageActions): { shown: (group: CircleGroup) => CircleGroup; onFollow: GroupListProps['onFollow'] } {
  const client = useApi();
  const invalidate = useInvalidate();
  const wishes = useWishes<number>({
    ...actions,
    send: (id, isFollowed) => followCircleGroup({ id, isFollowed }, { client }),
    refresh: () => Promise.all([circleGroupsQuery, circleGroupQuery, ownCircleGroupsQuery, circlePostsQuery, followsQuery].map((query) => invalidate(query))),
  });
  return {
    shown: (group) => ({
      ...group,
      isFollowed: wishes.isOn(group.id, group.isFollowed),
      members: wishes.countOf(group.id, { isOn: group.isFollowed, count: group.members }),
    }),
    onFollow: ({ id }, isFollowed) => wishes.want(id, isFollowed),
  };
}

/** Binds `GroupList` to the API. */
export function useGroupList({ keywords, page, ...actions }: PageActions & { keywords: string; page: number }): Pick<GroupListProps, 'groups' | 'onFollow'> {
  const { shown, onFollow } = useGroupFollow(actions);
  const value = toLoadable(circleGroupsQuery.use(groupVariables(keywords, page), { keepPreviousData: true, revalidateIfStale: false }));
  return { groups: value.status === 'ready' ? { status: 'ready', data: { ...value.data, data: value.data.data.map(shown) } } : value, onFollow };
}
