import { trendGroupDetailQuery } from '@chippage/api/circle';
import type { TrendGroupDetail } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import { type FeedOptions, useTrendFeed } from '../../trends/trend-feed/useTrendFeed.ts';
import { useGroupFollows } from '../group-list/useGroups.ts';
import type { GroupPageProps } from './GroupPage.tsx';

/** What `GroupPage` needs of the API. `isMissing`: there is no such group. */
export interface GroupPageBinding {
  page: GroupPageProps;
  data: TrendGroupDetail | undefined;
  isMissing: boolean;
}

/** Binds `GroupPage` to the API. */
export function useGroupPage(options: FeedOptions & { groupId: number }): GroupPageBinding {
  const { value, data, isMissing } = useDetail(trendGroupDetailQuery, { id: options.groupId });
  const feed = useTrendFeed(options);
  const { onFollow, asWished } = useGroupFollows(options);
  return { page: { ...feed, onFollow, group: value.status === 'ready' ? { ...value, data: asWished(value.data) } : value }, data, isMissing };
}
