/** What waits for an operator's decision. */
export { ReviewQueue, type ReviewQueueProps } from '../src/operator/review-queue/ReviewQueue.tsx';
export type { ReviewVerdict } from '../src/operator/review-queue/ReviewDecision.tsx';
export { parseReviewQuery, type ReviewQuery, reviewQueryParams, reviewVariables } from '../src/operator/review-queue/reviewQuery.ts';
export { useReviewQueue } from '../src/operator/review-queue/useReviewQueue.ts';
export { reviewQueueMessages } from '../src/operator/review-queue/messages.ts';
