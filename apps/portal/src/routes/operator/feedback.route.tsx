import { operatorFeedbackQuery } from '@chippage/api/operator';
import { FeedbackQueue, parseFeedbackQuery, feedbackQueryParams, feedbackVariables, useFeedbackQueue } from '@chippage/features/FeedbackQueue';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(operatorFeedbackQuery, feedbackVariables(parseFeedbackQuery(search)))]);

/** What members told the site. */
export default function FeedbackQueueRoute() {
  const address = useAddressQuery('feedback', parseFeedbackQuery, feedbackQueryParams);
  return <FeedbackQueue {...address} {...useFeedbackQueue(address.query)} />;
}
