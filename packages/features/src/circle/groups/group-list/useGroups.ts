import { useApi } from '@chippage/api/ApiProvider';
import { followTrendGroup, myTrendGroupsQuery, trendGroupDetailQuery, trendGroupsQuery } from '@chippage/api/circle';
import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { useInvalidate } from '@chippage/api/query';
import type { TrendGroup } from '@chippage/api/types';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import type { GroupListProps } from './GroupList.tsx';
import type { GroupRowsProps } from './GroupRows.tsx';

/** Follows groups; `asWished` shows at once what was wished. */
export function useGroupFollows(page: PageActions): Pick<GroupRowsProps, 'onFollow'> & { asWished: <Group extends TrendGroup>(group: Group) => Group } {
  const client = useApi();
  const invalidate = useInvalidate();
  const follows = useWishes<number>({
    send: (id, isFollowed) => followTrendGroup({ id, isFollowed }, { client }),
    refresh: () => Promise.all([invalidate(trendGroupsQuery), invalidate(trendGroupDetailQuery), invalidate(myTrendGroupsQuery)]),
    ...page,
  });
  return {
    onFollow: ({ id }, isFollowed) => follows.want(id, isFollowed),
    asWished: (group) => ({
      ...group,
      members: follows.countOf(group.id, { isOn: group.isFollowed, count: group.members }),
      isFollowed: follows.isOn(group.id, group.isFollowed),
    }),
  };
}

/** What a page of groups is asked by. */
export const groupsOf = (keywords: string, page: number): VarsOf<'trendGroups'> => ({ keywords, pageIndex: page, pageSize: PAGE_SIZE });
/** Some groups to begin with. */
export const someGroups: VarsOf<'trendGroups'> = { pageIndex: 1, pageSize: 8 };

/** Binds `GroupList` to the API. */
export function useGroupList(keywords: string, page: number, actions: PageActions): Pick<GroupListProps, 'groups' | 'isRefreshing' | 'onFollow'> {
  const answer = trendGroupsQuery.use(groupsOf(keywords, page), { keepPreviousData: true, revalidateIfStale: false });
  const { onFollow, asWished } = useGroupFollows(actions);
  const groups = toLoadable(answer);
  return {
    groups: groups.status === 'ready' ? { ...groups, data: { ...groups.data, data: groups.data.data.map(asWished) } } : groups,
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onFollow,
  };
}

/** Binds the groups beside the posts to the API. */
export function useSomeGroups(actions: PageActions): Pick<GroupRowsProps, 'groups' | 'onFollow'> {
  const { data } = trendGroupsQuery.use(someGroups, { revalidateIfStale: false });
  const { onFollow, asWished } = useGroupFollows(actions);
  return { groups: (data?.data ?? []).map(asWished), onFollow };
}
