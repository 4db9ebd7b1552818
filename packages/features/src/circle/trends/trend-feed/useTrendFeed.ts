import { useApi } from '@chippage/api/ApiProvider';
import { circleSettingsQuery, myTrendsQuery, saveCircleSettings, trendsQuery } from '@chippage/api/circle';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { useInvalidate } from '@chippage/api/query';
import type { Trend } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { type ListPage, PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import { trendDialogsMessages } from '../trend-dialogs/messages.ts';
import { useTrendDeeds } from '../trend-dialogs/useTrendDeeds.ts';
import { type FeedQuery, feedVariables } from './feedQuery.ts';
import type { OwnTrendsProps } from './OwnTrends.tsx';
import type { TrendFeedProps } from './TrendFeed.tsx';

/** The posts of a list with what the reader wished last. */
function wished(list: Loadable<ListPage<Trend>>, asWished: (trend: Trend) => Trend): Loadable<ListPage<Trend>> {
  return list.status === 'ready' ? { ...list, data: { ...list.data, data: list.data.data.map(asWished) } } : list;
}

export interface FeedOptions extends PageActions {
  query: FeedQuery;
  /** Of one group only. */
  groupId?: number;
  isMember: boolean;
}

/** Binds `TrendFeed` to the API; while other posts are read the last ones stay. */
export function useTrendFeed({ query, groupId, isMember, ...page }: FeedOptions): TrendFeedProps {
  const t = useMessages(trendDialogsMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = trendsQuery.use(feedVariables(query, groupId), { keepPreviousData: true, revalidateIfStale: false });
  const { data: settings } = circleSettingsQuery.use(isMember ? {} : null);
  const { deeds, dialogs, asWished } = useTrendDeeds(page);
  return {
    trends: wished(toLoadable(answer), asWished),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    query,
    isPersonal: isMember ? settings?.isPersonal : null,
    onPersonalChange: (isPersonal) =>
      void saveCircleSettings({ isPersonal }, { client }).then(
        () => Promise.all([invalidate(circleSettingsQuery), invalidate(trendsQuery)]),
        () => page.notify({ tone: 'danger', text: t('notDone') }),
      ),
    deeds,
    dialogs,
  };
}

/** What a page of own posts is asked by. */
export const ownTrendsOf = (page: number): VarsOf<'myTrends'> => ({ pageIndex: page, pageSize: PAGE_SIZE });

/** Binds `OwnTrends` to the API. */
export function useOwnTrends(page: number, actions: PageActions): OwnTrendsProps {
  const answer = myTrendsQuery.use(ownTrendsOf(page), { keepPreviousData: true });
  const { deeds, dialogs, asWished } = useTrendDeeds(actions);
  return { trends: wished(toLoadable(answer), asWished), isRefreshing: answer.isLoading && answer.data !== undefined, page, deeds, dialogs };
}
