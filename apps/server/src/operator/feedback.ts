import type { OperatorFeedback } from '@chippage/api/types';
import { replyToFeedback, type StoredFeedback, toFeedbackRow } from '../feedback/feedback.queries.ts';
import { answerNotice } from '../feedback/feedback.rules.ts';
import { giveNotice } from '../messages/notices.queries.ts';
import { audit } from '../platform/audit.queries.ts';
import type { Ctx, Session } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { notFound } from '../platform/errors.ts';
import { namesOf } from '../platform/members/members.queries.ts';

/** Adds what only operators see: who wrote it, how to reach them, from which page. */
export async function withSenders(db: Db, rows: readonly StoredFeedback[]): Promise<OperatorFeedback[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ feedback }) => feedback.memberId ?? []),
  );
  return rows.map((row) => ({
    ...toFeedbackRow(row),
    contact: row.feedback.contact,
    page: row.feedback.page,
    sender: row.feedback.memberId === null ? null : { id: row.feedback.memberId, nickName: names.get(row.feedback.memberId) ?? '' },
  }));
}

interface Answer {
  reply: string;
  /** What came of a reported error. */
  verdict: 'corrected' | 'rejected' | null;
}

/** Answers a feedback, again if need be; its member gets a notice. */
export async function answerFeedback(ctx: Ctx<Session>, id: number, { reply, verdict }: Answer): Promise<OperatorFeedback> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const replied = await replyToFeedback(tx, id, { reply, verdict, repliedBy: ctx.session.memberId, repliedAt: now });
    if (!replied) throw notFound('反馈');
    const { feedback } = replied;
    await audit(
      { ...ctx, db: tx },
      { event: 'feedback.reply', outcome: 'ok', memberId: ctx.session.memberId, detail: { feedback: id, member: feedback.memberId } },
    );
    const { memberId, content } = feedback;
    if (memberId !== null) await giveNotice(tx, answerNotice({ memberId, content, verdict }, reply), now);
    const [answered] = await withSenders(tx, [replied]);
    if (!answered) throw notFound('反馈');
    return answered;
  });
}
