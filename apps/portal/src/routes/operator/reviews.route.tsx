import { reviewsQuery } from '@chippage/api/operator';
import { ReviewQueue, parseReviewQuery, reviewQueryParams, reviewVariables, useReviewQueue } from '@chippage/features/ReviewQueue';
import { SubmittedReview } from './SubmittedReview.tsx';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(reviewsQuery, reviewVariables(parseReviewQuery(search)))]);

/** What waits for a decision, and what was decided. */
export default function ReviewQueueRoute() {
  const address = useAddressQuery('reviews', parseReviewQuery, reviewQueryParams);
  return <ReviewQueue {...address} {...useReviewQueue(address.query)} renderArticle={({ id, title }) => <SubmittedReview id={id} title={title} />} />;
}
