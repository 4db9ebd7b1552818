import { circleGroupsQuery } from '@chippage/api/circle';
import { GroupSide, groupVariables } from '@chippage/features/Circle';

/** What stands beside posts needs these. */
export const sideGroups = groupVariables('', 1);

/** Other groups and the feeds, beside posts. @param groupId Of the one that is shown; absent: all. */
export function CircleSide({ groupId }: { groupId?: number | undefined }) {
  const { data } = circleGroupsQuery.use(sideGroups, { revalidateIfStale: false });
  const group = data?.data.find(({ id }) => id === groupId);
  const query = groupId === undefined ? '' : `?groupId=${groupId}`;
  return (
    <GroupSide
      groups={data?.data ?? []}
      {...(group && { rules: group.rules })}
      feeds={{ atom: `/api/trends/feed.atom${query}`, json: `/api/trends/feed.json${query}` }}
    />
  );
}
