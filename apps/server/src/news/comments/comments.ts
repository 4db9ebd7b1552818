import { and, eq, inArray, ne } from 'drizzle-orm';
import type { CommentReport, NewComment } from '@chippage/api/types';
import { hasMobile } from '../../platform/members/members.queries.ts';
import { isWaiting, submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { takeHit } from '../../platform/rateLimits.ts';
import { isReadable } from '../articles/articles.queries.ts';
import { commentReports, comments } from './comments.schema.ts';
import { count } from '../counters.queries.ts';
import { changeLike } from '../../favourites/favourites.queries.ts';
import { articles } from '../news.schema.ts';
import {
  articleNotFoundFailure,
  commentEmptyFailure,
  commentNotFoundFailure,
  mobileRequiredFailure,
  refuseOwnComment,
  tooManyCommentsFailure,
  tooManyReportsFailure,
} from '../news.errors.ts';
import { ipRegionOf } from './ipRegion.ts';

type MemberCtx = Ctx<Session>;
/** Comments that everybody sees. */
const open = ['shown', 'folded'] as const;

/** A comment that this member may answer, like or report, held until the transaction ends. */
async function openComment(tx: MemberCtx['db'], id: number) {
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), inArray(comments.state, [...open])))
    .for('update');
  if (!comment) throw commentNotFoundFailure();
  return comment;
}

/** Writes a comment down for its writer alone and puts it into the operator's queue. @returns its number. */
export async function writeComment(ctx: MemberCtx, { articleId, replyToId, content: given }: NewComment): Promise<number> {
  const { session, clock } = ctx;
  const now = clock.now();
  const content = given.replaceAll('\r\n', '\n').trim();
  if (content === '') throw commentEmptyFailure();
  if (!(await hasMobile(ctx.db, session.memberId))) throw mobileRequiredFailure();
  const wait = await takeHit(ctx.db, [{ key: `comment:${session.memberId}`, limit: 10, seconds: 60 }], now);
  if (wait > 0) throw tooManyCommentsFailure(wait);
  return ctx.db.transaction(async (tx) => {
    if (!(await isReadable(tx, articleId, now))) throw articleNotFoundFailure();
    const answered = replyToId === undefined ? null : await openComment(tx, replyToId);
    if (answered && answered.articleId !== articleId) throw commentNotFoundFailure();
    const [row] = await tx
      .insert(comments)
      .values({
        articleId,
        parentId: answered ? (answered.parentId ?? answered.id) : null,
        replyToId: answered?.parentId ? answered.id : null,
        memberId: session.memberId,
        content,
        state: 'pending',
        ipRegion: ipRegionOf(ctx),
        createdAt: now,
      })
      .returning({ id: comments.id });
    if (!row) throw new Error('the comment was not written');
    const [article] = await tx.select({ title: articles.title }).from(articles).where(eq(articles.id, articleId));
    const facts = [
      { name: '评论', value: content },
      { name: '文章', value: article?.title ?? '' },
      ...(answered ? [{ name: '回复的评论', value: answered.content }] : []),
    ];
    const payload = { commentId: row.id, articleId };
    await submitReview(tx, { kind: 'comment', memberId: session.memberId, title: `评论：${short(content)}`, facts, payload, isOneOfMany: true }, now);
    return row.id;
  });
}

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return [...line].length > 20 ? `${[...line].slice(0, 20).join('')}…` : line;
};

/** Deletes one's own comment: its words go at once, and nobody has to judge it any more. */
export async function deleteOwn({ db, session, clock }: MemberCtx, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [comment] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
    if (!comment || comment.memberId !== session.memberId) throw commentNotFoundFailure();
    if (comment.state === 'deleted') return;
    await tx.update(comments).set({ state: 'deleted', content: '', refuseReason: null }).where(eq(comments.id, id));
    await withdrawReviewsAbout(tx, 'comment', { commentId: id });
    await withdrawReviewsAbout(tx, 'comment_report', { commentId: id });
    if (open.some((state) => state === comment.state)) await count(tx, comment.articleId, 'comments', -1, clock.now());
  });
}

/** Sets whether a member likes a comment; what only its writer sees cannot be liked. */
export async function setCommentLike({ db, session, clock }: MemberCtx, id: number, isLiked: boolean): Promise<{ isLiked: boolean; count: number }> {
  return db.transaction(async (tx) => {
    const comment = await openComment(tx, id);
    const step = await changeLike(tx, 'comment', { memberId: session.memberId, id, isLiked, now: clock.now() });
    const likes = comment.likes + step;
    if (step !== 0) await tx.update(comments).set({ likes }).where(eq(comments.id, id));
    return { isLiked, count: likes };
  });
}

const reasons: Record<CommentReport['reason'], string> = { spam: '广告', abuse: '辱骂', illegal: '违法', wrong: '不实', other: '其他' };
/** So many members, and a comment folds before anybody looked. */
const FOLDING = 3;

/** Reports a comment; the first report puts it before an operator. @returns a refusal, or null when it is done. */
export async function report({ db, session, clock }: MemberCtx, { id, reason, note = '' }: CommentReport): Promise<ReturnType<typeof refuseOwnComment> | null> {
  const now = clock.now();
  const wait = await takeHit(db, [{ key: `comment-report:${session.memberId}`, limit: 20, seconds: 3600 }], now);
  if (wait > 0) throw tooManyReportsFailure(wait);
  return db.transaction(async (tx) => {
    const comment = await openComment(tx, id);
    if (comment.memberId === session.memberId) return refuseOwnComment();
    const added = await tx
      .insert(commentReports)
      .values({ commentId: id, memberId: session.memberId, reason, note: note.trim(), createdAt: now })
      .onConflictDoNothing()
      .returning({ id: commentReports.commentId });
    if (added.length === 0) return null;
    const reports = await tx.$count(commentReports, eq(commentReports.commentId, id));
    if (reports >= FOLDING)
      await tx
        .update(comments)
        .set({ state: 'folded' })
        .where(and(eq(comments.id, id), ne(comments.state, 'folded')));
    if (!(await isWaiting(tx, 'comment_report', { commentId: id }))) {
      const facts = [
        { name: '评论', value: comment.content },
        { name: '举报原因', value: reasons[reason] },
        ...(note.trim() === '' ? [] : [{ name: '说明', value: note.trim() }]),
        { name: '怎样处理', value: '通过：举报成立，评论被移除。驳回：评论保留。' },
      ];
      const payload = { commentId: id, articleId: comment.articleId };
      await submitReview(
        tx,
        { kind: 'comment_report', memberId: session.memberId, title: `举报评论：${short(comment.content)}`, facts, payload, isOneOfMany: true },
        now,
      );
    }
    return null;
  });
}
