import { eq } from 'drizzle-orm';
import type { Review } from '@chippage/api/types';
import { giveNotice } from '../messages/notices.ts';
import { audit } from '../platform/audit.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { decisionNotice } from './decisionNotices.ts';
import { reasonRequired, reviewDecided } from '../operator/operator.errors.ts';
import { findReview, lockReview } from './reviews.queries.ts';
import type { ReviewDecisions } from '../platform/domain.ts';
import { reviews } from './reviews.schema.ts';

/** Decides once: the domain's change, the queue, the notice to the member and the audit row come together or not at all. */
export async function decideReview(
  ctx: Ctx<Session>,
  decisions: ReviewDecisions,
  { id, isApproved, reason: given }: { id: number; isApproved: boolean; reason: string },
): Promise<Review | ReturnType<typeof reviewDecided | typeof reasonRequired>> {
  const reason = given.trim();
  if (!isApproved && reason === '') return reasonRequired();
  return ctx.db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw notFound('审核');
    if (review.state !== 'pending') return reviewDecided((await findReview(tx, id))?.decidedBy ?? null);
    const now = ctx.clock.now();
    await tx
      .update(reviews)
      .set({ state: isApproved ? 'approved' : 'refused', reason: reason || null, decidedAt: now, decidedBy: ctx.session.memberId })
      .where(eq(reviews.id, id));
    const decision = { isApproved, reason, now };
    await decisions[review.kind](tx, review, decision);
    const notice = decisionNotice(review, decision);
    if (notice) await giveNotice(tx, notice, now);
    await audit(
      { ...ctx, db: tx },
      {
        event: 'review.decide',
        outcome: 'ok',
        memberId: ctx.session.memberId,
        detail: { review: id, kind: review.kind, member: review.memberId, decision: isApproved ? 'approve' : 'refuse', reason },
      },
    );
    const decided = await findReview(tx, id);
    if (!decided) throw notFound('审核');
    return decided;
  });
}
