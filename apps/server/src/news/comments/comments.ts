import type { CommentReport, NewComment } from '@chippage/api/types';
import { hasMobile } from '../../platform/members/members.queries.ts';
import { findWaiting, submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import type { Composition } from '../../platform/domain.ts';
import { countComment, findTarget, whyNotComment } from './commentTarget.ts';
import { commentReportNames, insertComment, insertReport, lockComment, lockOpenComment, setReportReview, updateComment } from './comments.queries.ts';
import { isOpen, placeOfAnswer, stateAfterReport } from './comments.rules.ts';
import { changeLike } from '../../favourites/likes.queries.ts';
import {
  commentEmptyFailure,
  commentNotFoundFailure,
  mobileRequiredFailure,
  refuseOwnComment,
  tooManyCommentsFailure,
  tooManyReportsFailure,
} from '../news.errors.ts';
import { ipRegionOf } from './ipRegion.ts';

type MemberCtx = Ctx<Session>;

/** A comment that this member may answer, like or report, held until the transaction ends. */
async function openComment(tx: MemberCtx['db'], id: number) {
  const comment = await lockOpenComment(tx, id);
  if (!comment) throw commentNotFoundFailure();
  return comment;
}

/** Writes a comment down for its writer alone and puts it into the operator's queue. @returns its number. */
export async function writeComment(
  ctx: MemberCtx,
  targets: Composition['commentTargets'],
  { replyToId, content: given, ...named }: NewComment,
): Promise<number> {
  const { session, clock } = ctx;
  const now = clock.now();
  const content = given.replaceAll('\r\n', '\n').trim();
  if (content === '') throw commentEmptyFailure();
  if (!(await hasMobile(ctx.db, session.memberId))) throw mobileRequiredFailure();
  const wait = await takeHit(ctx.db, [{ key: `comment:${session.memberId}`, limit: 10, seconds: 60 }], now);
  if (wait > 0) throw tooManyCommentsFailure(wait);
  return ctx.db.transaction(async (tx) => {
    const { about, name, title } = await findTarget({ ...ctx, db: tx }, targets, named);
    const fault = await whyNotComment(tx, targets, about, session.memberId);
    if (fault) throw fault;
    const answered = replyToId === undefined ? null : await openComment(tx, replyToId);
    if (answered && Object.entries(about).some(([name, id]) => answered[name as 'articleId' | 'resourceId' | 'postId'] !== id)) throw commentNotFoundFailure();
    const id = await insertComment(tx, {
      ...about,
      ...placeOfAnswer(answered),
      memberId: session.memberId,
      content,
      state: 'pending',
      ipRegion: ipRegionOf(ctx),
      createdAt: now,
    });
    const facts = [{ name: '评论', value: content }, { name, value: title }, ...(answered ? [{ name: '回复的评论', value: answered.content }] : [])];
    const payload = { commentId: id, ...about };
    await submitReview(tx, { kind: 'comment', memberId: session.memberId, title: `评论：${short(content)}`, facts, payload, isOneOfMany: true }, now);
    return id;
  });
}

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return [...line].length > 20 ? `${[...line].slice(0, 20).join('')}…` : line;
};

/** Deletes one's own comment: its words go at once, and nobody has to judge it any more. */
export async function deleteOwn({ db, session, clock }: MemberCtx, targets: Composition['commentTargets'], id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const comment = await lockComment(tx, id);
    if (!comment || comment.memberId !== session.memberId) throw commentNotFoundFailure();
    if (comment.state === 'deleted') return;
    await updateComment(tx, id, { state: 'deleted', content: '', refuseReason: null });
    await withdrawReviewsAbout(tx, 'comment', { commentId: id });
    await withdrawReviewsAbout(tx, 'comment_report', { commentId: id });
    if (isOpen(comment.state)) await countComment(tx, targets, comment, -1, clock.now());
  });
}

/** Sets whether a member likes a comment; what only its writer sees cannot be liked. */
export async function setCommentLike({ db, session, clock }: MemberCtx, id: number, isLiked: boolean): Promise<{ isLiked: boolean; count: number }> {
  return db.transaction(async (tx) => {
    const comment = await openComment(tx, id);
    const step = await changeLike(tx, 'comment', { memberId: session.memberId, id, isLiked, now: clock.now() });
    const likes = comment.likes + step;
    if (step !== 0) await updateComment(tx, id, { likes });
    return { isLiked, count: likes };
  });
}

/** Reports a comment; the first report puts it before an operator. @returns a refusal, or null when it is done. */
export async function report({ db, session, clock }: MemberCtx, { id, reason, note = '' }: CommentReport): Promise<ReturnType<typeof refuseOwnComment> | null> {
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `comment-report:${session.memberId}`, limit: 20, seconds: 3600 }], now);
  if (wait > 0) throw tooManyReportsFailure(wait);
  return db.transaction(async (tx) => {
    const comment = await openComment(tx, id);
    if (comment.memberId === session.memberId) return refuseOwnComment();
    const reports = await insertReport(tx, { commentId: id, memberId: session.memberId, reason, note: note.trim(), createdAt: now });
    if (reports === null) return null;
    if (stateAfterReport(reports) === 'folded') await updateComment(tx, id, { state: 'folded' });
    let reviewId = await findWaiting(tx, 'comment_report', { commentId: id });
    if (reviewId === null) {
      const facts = [
        { name: '评论', value: comment.content },
        { name: '举报原因', value: commentReportNames[reason] },
        ...(note.trim() === '' ? [] : [{ name: '说明', value: note.trim() }]),
        { name: '怎样处理', value: '通过：举报成立，评论被移除。驳回：评论保留。' },
      ];
      const payload = { commentId: id, articleId: comment.articleId };
      reviewId = await submitReview(
        tx,
        { kind: 'comment_report', memberId: session.memberId, title: `举报评论：${short(comment.content)}`, facts, payload, isOneOfMany: true },
        now,
      );
    }
    await setReportReview(tx, { commentId: id, memberId: session.memberId }, reviewId);
    return null;
  });
}
