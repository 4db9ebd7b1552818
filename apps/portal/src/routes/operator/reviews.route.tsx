import { reviewsQuery } from '@chippage/api/operator';
import { ReviewQueue, parseReviewQuery, reviewQueryParams, reviewVariables, useReviewQueue } from '@chippage/features/ReviewQueue';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';

export const loader = operatorLoader(({ search }) => [wanted(reviewsQuery, reviewVariables(parseReviewQuery(search)))]);

/** What waits for a decision, and what was decided. */
export default function ReviewQueueRoute() {
  return (
    <OperatorPage section="reviews">
      <BoundReviewQueue />
    </OperatorPage>
  );
}

function BoundReviewQueue() {
  const address = useAddressQuery('reviews', parseReviewQuery, reviewQueryParams);
  return <ReviewQueue {...address} {...useReviewQueue(address.query)} />;
}
