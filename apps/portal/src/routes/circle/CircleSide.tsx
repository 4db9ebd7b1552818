import { GroupSide, useGroupSide } from '@chippage/features/Circle';

/** Other groups and the feeds, beside posts. @param groupId Of the one that is shown; absent: all. */
export function CircleSide({ groupId }: { groupId?: number | undefined }) {
  return <GroupSide {...useGroupSide(groupId)} />;
}
