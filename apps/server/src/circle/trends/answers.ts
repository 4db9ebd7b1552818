import type { TrendReport } from '@chippage/api/types';
import { changeLike } from '../../favourites/likes.queries.ts';
import { commentReportNames } from '../../news/comments/comments.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findWaiting, submitReview } from '../../reviews/queue.queries.ts';
import { refuseOwn, refusePollOver, refuseVoted, trendNotFoundFailure } from '../circle.errors.ts';
import { findTrend } from './cards.queries.ts';
import { readerOf } from './list.queries.ts';
import { insertReport, setReportReview } from './reports.queries.ts';
import { countEvent, insertVote, lockTrend, updateTrend } from './trends.queries.ts';
import { isOpenState, stateAfterReport } from './trends.rules.ts';
import { short } from './writing.ts';

type MemberCtx = Ctx<Session>;

/** An open post that this member may see. */
async function openTrend({ db, session, clock }: MemberCtx, id: number) {
  const trend = await findTrend(db, await readerOf(db, session.memberId), id, clock.now());
  if (!trend || !isOpenState(trend.state)) throw trendNotFoundFailure();
  return trend;
}

/** Sets whether a member likes a post. */
export async function likeTrend(ctx: MemberCtx, id: number, isLiked: boolean): Promise<{ isLiked: boolean; count: number }> {
  const { session, clock } = ctx;
  const now = clock.now();
  return ctx.db.transaction(async (tx) => {
    const { likes } = await openTrend({ ...ctx, db: tx }, id);
    const step = await changeLike(tx, 'trend', { memberId: session.memberId, id, isLiked, now });
    return { isLiked, count: step === 0 ? likes : await countEvent(tx, id, 'likes', step, now) };
  });
}

/** Votes in a poll that runs. */
export async function vote(ctx: MemberCtx, id: number, optionId: number) {
  return ctx.db.transaction(async (tx) => {
    const { poll } = await openTrend({ ...ctx, db: tx }, id);
    if (!poll) throw trendNotFoundFailure();
    if (poll.isOver) return refusePollOver();
    const done = await insertVote(tx, { trendId: id, memberId: ctx.session.memberId, optionId });
    if (done === 'unknown') throw trendNotFoundFailure();
    return done === 'voted' ? refuseVoted() : null;
  });
}

async function putBefore(
  tx: Db,
  { trend, memberId, reason, note }: Pick<TrendReport, 'reason'> & { note: string; memberId: number; trend: { id: number; content: string } },
  now: Date,
) {
  const waiting = await findWaiting(tx, 'trend_report', { trendId: trend.id });
  if (waiting !== null) return waiting;
  const facts = [
    { name: '动态', value: trend.content, href: `/circle/circleContent/${trend.id}` },
    { name: '举报原因', value: commentReportNames[reason] },
    ...(note === '' ? [] : [{ name: '说明', value: note }]),
    { name: '怎样处理', value: '通过：举报成立，动态被移除。驳回：动态保留。' },
  ];
  return submitReview(
    tx,
    { kind: 'trend_report', memberId, title: `举报动态：${short(trend.content)}`, facts, payload: { trendId: trend.id }, isOneOfMany: true },
    now,
  );
}

/** Reports a post; the first report puts it before an operator. @returns a refusal, or null when it is done */
export async function reportTrend(ctx: MemberCtx, { id, reason, note = '' }: TrendReport): Promise<ReturnType<typeof refuseOwn> | null> {
  const { session, clock } = ctx;
  const { memberId } = session;
  const now = clock.now();
  const wait = await takeHit(ctx.db, [{ key: `trend report:${memberId}`, limit: 20, seconds: 3600 }], now);
  if (wait > 0) throw tooManyRequests(wait, '举报太频繁，请稍后再试');
  return ctx.db.transaction(async (tx) => {
    const trend = await openTrend({ ...ctx, db: tx }, id);
    if (trend.isMine) return refuseOwn();
    await lockTrend(tx, id);
    const reports = await insertReport(tx, { trendId: id, memberId, reason, note: note.trim(), createdAt: now });
    if (reports === null) return null;
    if (stateAfterReport(reports) === 'folded') await updateTrend(tx, id, { state: 'folded' });
    await setReportReview(tx, { trendId: id, memberId }, await putBefore(tx, { trend, memberId, reason, note: note.trim() }, now));
    return null;
  });
}
