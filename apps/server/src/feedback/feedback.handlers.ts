import type { Operations } from '@chippage/api/operations';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { many, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { takeHit } from '../platform/rateLimits.queries.ts';
import { pathOnly } from '../platform/webAddress.ts';
import { tooMuchFeedbackFailure } from './feedback.errors.ts';
import { INFRINGEMENT, insertFeedback, listChoices, listFeedback, toFeedbackRow } from './feedback.queries.ts';
import { checkedComplaint, checkedFeedback } from './feedback.rules.ts';

type FeedbackForm = Operations['sendFeedback']['input']['body'];

async function sendFeedback(ctx: Ctx<Session>, { page, ...given }: FeedbackForm) {
  const { db, session, clock } = ctx;
  const types = await listChoices(db, 'OPINION');
  const { type, content, contact } = checkedFeedback(
    given,
    types.map(({ id }) => id),
  );
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `feedback:${session.memberId}`, limit: 5, seconds: 3600 }], now);
  if (wait > 0) {
    await audit(ctx, { event: 'rate.limit', outcome: 'refused', memberId: session.memberId, detail: { operation: 'sendFeedback' } });
    throw tooMuchFeedbackFailure(wait);
  }
  const id = await insertFeedback(db, { memberId: session.memberId, typeId: type, content, contact, page: pathOnly(page ?? '') || null, createdAt: now });
  return one({ id }, '反馈已提交，感谢你的帮助');
}

async function sendComplaint(ctx: Ctx, form: Operations['sendComplaint']['input']['body']) {
  const { db, session, clock, ip } = ctx;
  const { content, contact } = checkedComplaint(form);
  const type = (await listChoices(db, 'OPINION')).find(({ label }) => label === INFRINGEMENT);
  if (!type) throw new Error('the kind of a complaint is missing');
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `complaint:${ip}`, limit: 5, seconds: 3600 }], now);
  if (wait > 0) throw tooMuchFeedbackFailure(wait);
  const id = await insertFeedback(db, { memberId: session?.memberId ?? null, typeId: type.id, content, contact, page: null, createdAt: now });
  await audit(ctx, { event: 'complaint.add', outcome: 'ok', memberId: session?.memberId, detail: { feedback: id } });
  return one({ id }, '投诉已提交');
}

/** What members tell the site. */
export const feedbackHandlers = {
  categoryChoices: async ({ db }, { categoryEnum }) => many(await listChoices(db, categoryEnum)),
  sendFeedback,
  sendFeedbackV1: sendFeedback,
  sendComplaint,
  async myFeedback({ db, session }, { pageIndex, pageSize }) {
    const { rows, total } = await listFeedback(db, { memberId: session.memberId, limit: pageSize, offset: (pageIndex - 1) * pageSize });
    return many(rows.map(toFeedbackRow), total);
  },
} satisfies Handlers<'categoryChoices' | 'sendFeedback' | 'sendFeedbackV1' | 'sendComplaint' | 'myFeedback'>;
