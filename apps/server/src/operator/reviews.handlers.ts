import type { ReviewDecisions } from '../platform/domain.ts';
import { many, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { pageOf } from '../platform/pageOf.ts';
import { decideReview } from '../reviews/decideReview.ts';
import { listReviews } from '../reviews/reviews.queries.ts';

/** The queue as the operators' console shows it. How a decision is carried out, its domain says. */
export const reviewsHandlers = (decisions: ReviewDecisions): Handlers<'reviews' | 'decideReview'> => ({
  async reviews({ db }, { state, kind, ...page }) {
    const { rows, total } = await listReviews(db, { state, kind, ...pageOf(page) });
    return many(rows, total);
  },
  async decideReview(ctx, { id, decision, reason }) {
    const decided = await decideReview(ctx, decisions, { id, isApproved: decision === 'approve', reason });
    return 'code' in decided ? decided : one(decided, decision === 'approve' ? '已通过' : '已拒绝');
  },
});
