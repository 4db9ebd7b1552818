import type { Review } from '@chippage/api/types';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { refuseReasonRequired, refuseReviewDecided } from './reviews.errors.ts';
import { findReview, lockReview, writeDecision } from './reviews.queries.ts';
import type { AfterDecision, ReviewDecisions } from '../platform/domain.ts';

/** What is said of these is read by others too, whichever way it goes. */
const bothNeedReasons: ReadonlySet<Review['kind']> = new Set(['order_claim', 'registry_correction']);

/** Decides once: the domain's change with its notice to the member, the queue and the audit row come together or not at all. */
export async function decideReview(
  ctx: Ctx<Session>,
  decisions: ReviewDecisions,
  { id, isApproved, reason: given }: { id: number; isApproved: boolean; reason: string },
): Promise<Review | ReturnType<typeof refuseReviewDecided | typeof refuseReasonRequired>> {
  const reason = given.trim();
  if (!isApproved && reason === '') return refuseReasonRequired();
  const after: AfterDecision[] = [];
  const answer = await ctx.db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw notFound('审核');
    if (review.state !== 'pending') return refuseReviewDecided((await findReview(tx, id))?.decidedBy ?? null);
    if (reason === '' && bothNeedReasons.has(review.kind)) return refuseReasonRequired();
    const decision = { isApproved, reason, now: ctx.clock.now() };
    await writeDecision(tx, id, ctx.session.memberId, decision);
    const left = await decisions[review.kind](tx, review, decision);
    if (left) after.push(left);
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
  for (const left of after) await left(ctx);
  return answer;
}
