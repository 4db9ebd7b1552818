import { tooManyRequests, notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { shanghaiMinute } from '../../platform/shanghai.ts';
import { findWaiting, submitReview } from '../../reviews/queue.queries.ts';
import { findMessage, wordsBefore } from '../chat/chat.queries.ts';
import { noteOf } from '../chat/chat.rules.ts';
import { refuseOwnReport, refuseReported } from '../inbox.errors.ts';
import { readerOf, showParties } from '../parties.ts';
import { keyOf, viewFrom } from '../sides.rules.ts';
import { insertReport, lockConversation, setReportReview } from './conversations.queries.ts';
import { chatReportNames } from './reports.queries.ts';

/** So many messages before the reported one go along: words alone seldom say what happened. */
const BEFORE = 10;

/** What members do against conversations that they did not ask for. */
export const reportHandlers = {
  async reportConversation({ db, session, clock }, { conversationId, seq, reason, note }) {
    const { memberId } = session;
    const now = clock.now();
    const reader = await readerOf(db, session);
    const wait = await takeHit(db, [{ key: `chat report:${memberId}`, limit: 20, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '举报过于频繁，请稍后再试');
    return db.transaction(async (tx) => {
      const { conversation, side } = await lockConversation(tx, reader, conversationId);
      const message = seq === undefined ? null : await findMessage(tx, conversationId, seq);
      if (message === undefined) throw notFound('消息');
      if (message !== null && message.side === side) return refuseOwnReport();
      const { other } = viewFrom(conversation, side);
      const title = (await showParties(tx, [other])).get(keyOf(other))?.name ?? '';
      const place = { conversationId, seq: seq ?? 0 };
      const isNew = await insertReport(tx, { ...place, memberId, title, reason, note: note.trim(), createdAt: now });
      if (!isNew) return refuseReported();
      let reviewId = await findWaiting(tx, 'chat_report', place);
      if (reviewId === null) {
        const words = await wordsBefore(tx, conversationId, seq ?? conversation.lastSeq, BEFORE);
        const facts = [
          { name: '被举报的一方', value: title },
          { name: '举报原因', value: chatReportNames[reason] },
          ...(note.trim() === '' ? [] : [{ name: '说明', value: note.trim() }]),
          ...words.map((one) => ({
            name: `${one.seq === seq ? '被举报的消息' : one.side === side ? '举报人一方' : '对方'} ${shanghaiMinute(one.sentAt)}`,
            value: one.text === '' ? noteOf(one) : one.text,
          })),
          { name: '怎样处理', value: '通过：举报成立，移除被举报的消息，并替举报人屏蔽对方。驳回：保留。' },
        ];
        const review = { kind: 'chat_report' as const, memberId, title: `举报对话：${title}`, facts, isOneOfMany: true };
        reviewId = await submitReview(tx, { ...review, payload: { ...place, side } }, now);
      }
      await setReportReview(tx, place, reviewId);
      return { code: 1 as const, msg: '已收到举报，处理后会通知你', data: null };
    });
  },
} satisfies Handlers<'reportConversation'>;
