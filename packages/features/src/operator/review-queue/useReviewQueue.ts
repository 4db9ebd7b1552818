import { useApi } from '@chippage/api/ApiProvider';
import { uploadedDocumentFile } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import { receiptFile } from '@chippage/api/mall';
import { decideReview, operatorOverviewQuery, reviewsQuery } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import type { ReviewQueueProps } from './ReviewQueue.tsx';
import { type ReviewQuery, reviewVariables } from './reviewQuery.ts';

/** Binds the queue to its calls. After a decision the list and the counts are read again. */
export function useReviewQueue(query: ReviewQuery): Pick<ReviewQueueProps, 'reviews' | 'onDecide' | 'onTaken' | 'onReadFile'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const refresh = () => void Promise.all([invalidate(reviewsQuery), invalidate(operatorOverviewQuery)]);
  return {
    reviews: toLoadable(reviewsQuery.use(reviewVariables(query))),
    onDecide: async (verdict) => {
      await decideReview(verdict, { client });
      refresh();
    },
    onTaken: refresh,
    onReadFile: async (kind, id) => (await (kind === 'document' ? uploadedDocumentFile : receiptFile)({ id }, { client })).blob,
  };
}
