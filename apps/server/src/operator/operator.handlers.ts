import { listFeedback } from '../feedback/feedback.queries.ts';
import { audit } from '../platform/audit.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { contentHandlers } from './content.handlers.ts';
import { decideReview } from '../reviews/decideReview.ts';
import { answerFeedback, withSenders } from './feedback.ts';
import { notOneself } from './operator.errors.ts';
import { findMembers, listAudit, readOverview, setSuspended } from './operator.queries.ts';
import { listReviews } from '../reviews/reviews.queries.ts';
import type { ReviewDecisions } from '../platform/domain.ts';

type PeopleOperation =
  | 'operatorOverview'
  | 'reviews'
  | 'decideReview'
  | 'operatorFeedback'
  | 'answerFeedback'
  | 'operatorMembers'
  | 'suspendMember'
  | 'restoreMember'
  | 'auditLog';

const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

/** Stops or restores an account and writes down who did. */
async function suspend(ctx: Ctx<Session>, id: number, reason: string | null) {
  await ctx.db.transaction(async (tx) => {
    if (!(await setSuspended(tx, id, reason === null ? null : { at: ctx.clock.now(), reason }))) throw notFound('会员');
    await audit(
      { ...ctx, db: tx },
      { event: reason === null ? 'member.restore' : 'member.suspend', outcome: 'ok', memberId: ctx.session.memberId, detail: { member: id, reason } },
    );
  });
  const [member] = (await findMembers(ctx.db, { keywords: '', isSuspended: undefined, id, limit: 1, offset: 0 })).rows;
  if (!member) throw notFound('会员');
  return member;
}

function peopleHandlers(decisions: ReviewDecisions) {
  return {
    operatorOverview: async ({ db, clock }) => one(await readOverview(db, clock.now())),
    async reviews({ db }, { state, kind, ...page }) {
      const { rows, total } = await listReviews(db, { state, kind, ...pageOf(page) });
      return many(rows, total);
    },
    async decideReview(ctx, { id, decision, reason }) {
      const decided = await decideReview(ctx, decisions, { id, isApproved: decision === 'approve', reason });
      return 'code' in decided ? decided : one(decided, decision === 'approve' ? '已通过' : '已拒绝');
    },
    async operatorFeedback({ db }, { state, ...page }) {
      const { rows, total } = await listFeedback(db, { state, ...pageOf(page) });
      return many(await withSenders(db, rows), total);
    },
    answerFeedback: async (ctx, { id, reply }) => one(await answerFeedback(ctx, id, reply.trim() || reply), '已回复'),
    async operatorMembers({ db }, { keywords, isSuspended, ...page }) {
      const { rows, total } = await findMembers(db, { keywords, isSuspended, ...pageOf(page) });
      return many(rows, total);
    },
    async suspendMember(ctx, { id, reason }) {
      return id === ctx.session.memberId ? notOneself() : one(await suspend(ctx, id, reason.trim()), '账号已停用');
    },
    restoreMember: async (ctx, { id }) => one(await suspend(ctx, id, null), '账号已恢复'),
    async auditLog({ db }, { event, memberId, ...page }) {
      const { rows, total } = await listAudit(db, { event, memberId, ...pageOf(page) });
      return many(rows, total);
    },
  } satisfies Handlers<PeopleOperation>;
}

/** The operator's console. How a review is carried out, its domain says. */
export const operatorHandlers = (decisions: ReviewDecisions) => ({ ...peopleHandlers(decisions), ...contentHandlers });
