import { findMembers, setSuspended } from '../account/security/suspension.queries.ts';
import { listFeedback } from '../feedback/feedback.queries.ts';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { contentHandlers } from './content.handlers.ts';
import { answerFeedback, withSenders } from './feedback.ts';
import { refuseNotOneself } from './operator.errors.ts';
import { listAudit, readOverview } from './operator.queries.ts';
import { pageOf } from '../platform/pageOf.ts';
import { emptySettings, settingsOf } from '../site/settings.ts';

type PeopleOperation = 'operatorOverview' | 'operatorFeedback' | 'answerFeedback' | 'operatorMembers' | 'suspendMember' | 'restoreMember' | 'auditLog';

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
  return { ...member, isSelf: false };
}

const peopleHandlers = {
  async operatorOverview({ db, clock, config }) {
    const [overview, settings] = await Promise.all([readOverview(db, clock.now()), settingsOf(db, config)]);
    return one({ ...overview, emptySettings: emptySettings(settings) });
  },
  async operatorFeedback({ db }, { state, ...page }) {
    const { rows, total } = await listFeedback(db, { state, ...pageOf(page) });
    return many(await withSenders(db, rows), total);
  },
  answerFeedback: async (ctx, { id, reply, verdict }) =>
    one(await answerFeedback(ctx, id, { reply: reply.trim() || reply, verdict: verdict ?? null }), '已回复'),
  async operatorMembers({ db, session }, { keywords, isSuspended, ...page }) {
    const { rows, total } = await findMembers(db, { keywords, isSuspended, ...pageOf(page) });
    return many(
      rows.map((row) => ({ ...row, isSelf: row.id === session.memberId })),
      total,
    );
  },
  async suspendMember(ctx, { id, reason }) {
    return id === ctx.session.memberId ? refuseNotOneself() : one(await suspend(ctx, id, reason.trim()), '账号已停用');
  },
  restoreMember: async (ctx, { id }) => one(await suspend(ctx, id, null), '账号已恢复'),
  async auditLog({ db }, { event, memberId, ...page }) {
    const { rows, total } = await listAudit(db, { event, memberId, ...pageOf(page) });
    return many(rows, total);
  },
} satisfies Handlers<PeopleOperation>;

/** The operators' console. */
export const operatorHandlers = { ...peopleHandlers, ...contentHandlers };
