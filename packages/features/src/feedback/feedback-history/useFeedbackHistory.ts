import { myFeedbackQuery } from '@chippage/api/feedback';
import { toPagedList } from '../../parts/list-page/pagedList.ts';
import type { FeedbackHistoryProps } from './FeedbackHistory.tsx';

/** Binds `FeedbackHistory` to the API. */
export function useFeedbackHistory(): Pick<FeedbackHistoryProps, 'feedback' | 'onLoadMore'> {
  const pages = myFeedbackQuery.usePages({ pageSize: 20 });
  return { feedback: toPagedList(pages), onLoadMore: pages.loadMore };
}
