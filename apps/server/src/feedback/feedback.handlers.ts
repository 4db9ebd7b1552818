import type { Operations } from '@chippage/api/operations';
import { findDocument } from '../datasheets/documents/documents.queries.ts';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import { many, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { takeHit } from '../platform/rateLimits.queries.ts';
import { pathOnly } from '../platform/webAddress.ts';
import { documentMissingFailure, tooMuchFeedbackFailure } from './feedback.errors.ts';
import { insertFeedback, listChoices, listFeedback, toFeedbackRow } from './feedback.queries.ts';
import { checkedFeedback } from './feedback.rules.ts';

type FeedbackForm = Operations['sendFeedback']['input']['body'];

async function sendFeedback(ctx: Ctx<Session>, { page, documentId, documentPage, phrase, ...given }: FeedbackForm) {
  const { db, session, clock } = ctx;
  const types = await listChoices(db, 'OPINION');
  const { type, content, contact } = checkedFeedback(
    given,
    types.map(({ id }) => id),
  );
  const document = documentId === undefined ? undefined : await findDocument(db, documentId);
  if (documentId !== undefined && !document) throw documentMissingFailure();
  const place = document && { documentId, documentTitle: document.title, documentPage: documentPage ?? null, phrase: phrase?.trim() || null };
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `feedback:${session.memberId}`, limit: 5, seconds: 3600 }], now);
  if (wait > 0) {
    await audit(ctx, { event: 'rate.limit', outcome: 'refused', memberId: session.memberId, detail: { operation: 'sendFeedback' } });
    throw tooMuchFeedbackFailure(wait);
  }
  const id = await insertFeedback(db, {
    memberId: session.memberId,
    typeId: type,
    content,
    contact,
    page: pathOnly(page ?? '') || null,
    ...place,
    createdAt: now,
  });
  return one({ id }, '反馈已提交，感谢你的帮助');
}

/** What members tell the site. */
export const feedbackHandlers = {
  categoryChoices: async ({ db }, { categoryEnum }) => many(await listChoices(db, categoryEnum)),
  sendFeedback,
  sendFeedbackV1: sendFeedback,
  async myFeedback({ db, session }, { pageIndex, pageSize }) {
    const { rows, total } = await listFeedback(db, { memberId: session.memberId, limit: pageSize, offset: (pageIndex - 1) * pageSize });
    return many(rows.map(toFeedbackRow), total);
  },
} satisfies Handlers<'categoryChoices' | 'sendFeedback' | 'sendFeedbackV1' | 'myFeedback'>;
