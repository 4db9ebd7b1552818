import { circleGroupsQuery } from '@chippage/api/circle';
import { groupVariables } from '../group-list/useGroupList.ts';
import type { GroupSideProps } from './GroupSide.tsx';

/** What `GroupSide` is asked by. */
export const sideGroups = groupVariables('', 1);

/** Binds `GroupSide` to the API. @param groupId Of the group that is shown; absent: all. */
export function useGroupSide(groupId: number | undefined): GroupSideProps {
  const { data } = circleGroupsQuery.use(sideGroups, { revalidateIfStale: false });
  const group = data?.data.find(({ id }) => id === groupId);
  const query = groupId === undefined ? '' : `?groupId=${groupId}`;
  return {
    groups: data?.data ?? [],
    ...(group && { rules: group.rules }),
    feeds: { atom: `/api/trends/feed.atom${query}`, json: `/api/trends/feed.json${query}` },
  };
}
