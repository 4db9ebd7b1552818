import { useApi } from '@chippage/api/ApiProvider';
import { circlePicture } from '@chippage/api/circle';
import { correctionProof } from '@chippage/api/companies';
import { uploadedDocumentFile, uploadThumbnail } from '@chippage/api/datasheets';
import { licenceContent, productionFile } from '@chippage/api/enterprise';
import { claimProof } from '@chippage/api/entries';
import { toLoadable } from '@chippage/api/loadable';
import { claimFile, receiptFile } from '@chippage/api/mall';
import { decideReview, operatorOverviewQuery, reviewsQuery } from '@chippage/api/operator';
import { useInvalidate } from '@chippage/api/query';
import type { ReviewKind } from '@chippage/api/types';
import type { ReviewQueueProps } from './ReviewQueue.tsx';
import { type ReviewQuery, reviewVariables } from './reviewQuery.ts';

/** How files of a kind are read; those of all others are of payments. */
const readers: Partial<Record<ReviewKind, typeof claimProof>> = {
  document: uploadedDocumentFile,
  enterprise: licenceContent,
  listing_claim: claimProof,
  authorisation: claimProof,
  production_line: productionFile,
  order_claim: claimFile,
  registry_correction: correctionProof,
  circle_post: circlePicture,
  circle_report: circlePicture,
};

/** Binds the queue to its calls. After a decision the list and the counts are read again. */
export function useReviewQueue(query: ReviewQuery): Pick<ReviewQueueProps, 'reviews' | 'onDecide' | 'onTaken' | 'onReadFile' | 'onReadThumbnail'> {
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
    onReadFile: async (kind, id) => (await (readers[kind] ?? receiptFile)({ id }, { client })).blob,
    onReadThumbnail: async (id) => (await uploadThumbnail({ id }, { client })).blob,
  };
}
