import { circlePictureLimits } from '@chippage/api/limits';
import { commentReportNames } from '../../news/comments/comments.queries.ts';
import { stateAfterReport } from '../../news/comments/comments.rules.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { once } from '../../platform/repeatable.ts';
import { findWaiting, submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import {
  groupNotFoundFailure,
  noTopicFailure,
  postGoneFailure,
  postNotFoundFailure,
  refuseBlocked,
  refuseLargePicture,
  refuseOwnPost,
  refusePollEnded,
  refuseReported,
  refuseUnreadablePicture,
  refuseVoted,
  tooManyPicturesFailure,
  tooManyReportsFailure,
} from '../circle.errors.ts';
import { findGroup } from '../groups/groups.queries.ts';
import { isBlocked } from '../people/people.queries.ts';
import { listOwnPosts, listPosts } from './list.queries.ts';
import { dropPictures, filesOfReview, findPicture, insertPicture } from './pictures.queries.ts';
import { findPollEnd, insertVote, pollsOf } from './polls.queries.ts';
import { findPost, findReadable, listVersions, lockPost, lockReadable, mayRead, type PostRecord, toPosts } from './posts.queries.ts';
import { short } from './posts.rules.ts';
import { readerOf } from './reader.queries.ts';
import { editPost, preparePost, writePost } from './writePost.ts';
import { changePost, dropWords, insertReport, setPostLike, setReportReview } from './writes.queries.ts';

type PostOperation =
  | 'circlePost'
  | 'circlePosts'
  | 'ownCirclePosts'
  | 'addCirclePost'
  | 'editCirclePost'
  | 'circlePostHistory'
  | 'deleteCirclePost'
  | 'closeCircleComments'
  | 'setCirclePostLike'
  | 'voteInCirclePoll'
  | 'reportCirclePost'
  | 'uploadCirclePicture'
  | 'circlePicture';

type MemberCtx = Ctx<Session>;

/** What is decoded: raster formats only, by their content and not their name. */
const FORMATS = ['png', 'jpeg', 'webp', 'avif'];
const done = (msg: string) => ({ code: 1, msg, data: null }) as const;

const reader = ({ session, clock }: Ctx, db: Db) => readerOf(db, session?.memberId ?? 0, clock.now());

async function shown(ctx: Ctx, id: number, db = ctx.db) {
  const [post] = await toPosts(db, [id], await reader(ctx, db));
  if (!post) throw postNotFoundFailure();
  return post;
}

/** A member's own post; 404 for everybody else. */
const ownOf =
  ({ session }: MemberCtx) =>
  async (db: Db, id: number): Promise<PostRecord> => {
    const post = await findPost(db, id);
    if (!post || post.memberId !== session.memberId) throw postNotFoundFailure();
    return post;
  };

/** A post that a member does something with, held until the transaction ends; null: its writer keeps the member away. */
async function lockOpen(ctx: MemberCtx, tx: Db, id: number): Promise<PostRecord | null> {
  const { memberId } = ctx.session;
  const post = await lockReadable(tx, id, await reader(ctx, tx));
  return post.memberId !== null && (await isBlocked(tx, { memberId: post.memberId, otherId: memberId })) ? null : post;
}

/** Whoever may read a post sees its pictures; one that no post holds yet is its member's, and an operator sees those that are under review. */
async function mayReadPicture(ctx: Ctx, { picture, post }: NonNullable<Awaited<ReturnType<typeof findPicture>>>): Promise<boolean> {
  const { db, session } = ctx;
  if (post === null) return session !== null && picture.memberId === session.memberId;
  if (mayRead(post, await reader(ctx, db))) return true;
  if (session?.role !== 'operator') return false;
  const about = { postId: post.id };
  return (await findWaiting(db, 'circle_post', about)) !== null || (await findWaiting(db, 'circle_report', about)) !== null;
}

/** Posts of the circle. */
export const postHandlers = {
  async circlePost(ctx, { id }) {
    await findReadable(ctx.db, id, await reader(ctx, ctx.db));
    return one(await shown(ctx, id));
  },

  async circlePosts(ctx, { pageIndex, pageSize, topicKind, topicId, ...wish }) {
    if ((topicKind === undefined) !== (topicId === undefined)) throw noTopicFailure();
    if (wish.groupId !== undefined && !(await findGroup(ctx.db, 0, wish.groupId))) throw groupNotFoundFailure();
    const topic = topicKind === undefined || topicId === undefined ? undefined : { kind: topicKind, id: topicId };
    const { rows, total } = await listPosts(ctx.db, await reader(ctx, ctx.db), { ...wish, topic, ...pageOf({ pageIndex, pageSize }) });
    return many(rows, total);
  },

  async ownCirclePosts(ctx, page) {
    const { rows, total } = await listOwnPosts(ctx.db, await reader(ctx, ctx.db), pageOf(page));
    return many(rows, total);
  },

  async addCirclePost(ctx, wish) {
    const prepared = await preparePost(ctx, wish);
    return once(ctx, 'addCirclePost', wish, async (tx) => {
      const id = await writePost(ctx, tx, wish, prepared);
      if (typeof id !== 'number') return id;
      return one(await shown(ctx, id, tx), prepared.state === 'shown' ? '已发布' : '已提交，新账号一小时内发的第三条带链接的动态，审核通过后公开显示');
    });
  },

  async editCirclePost(ctx, { id, content }) {
    return (await editPost(ctx, id, content, ownOf(ctx))) ?? one(await shown(ctx, id), '已修改，修改前的内容在“编辑记录”里');
  },

  async circlePostHistory(ctx, { id }) {
    const versions = await listVersions(ctx.db, await findReadable(ctx.db, id, await reader(ctx, ctx.db)));
    return many(versions, versions.length);
  },

  async deleteCirclePost(ctx, { id }) {
    await ctx.db.transaction(async (tx) => {
      await lockPost(tx, id);
      const post = await ownOf(ctx)(tx, id);
      if (post.state === 'deleted') return;
      await changePost(tx, post, { state: 'deleted', content: '', refuseReason: null, quotedId: null });
      await dropWords(tx, id);
      await dropPictures(tx, id);
      await withdrawReviewsAbout(tx, 'circle_post', { postId: id });
      await withdrawReviewsAbout(tx, 'circle_report', { postId: id });
    });
    return done('动态已删除');
  },

  async closeCircleComments(ctx, { id, areClosed }) {
    await ctx.db.transaction(async (tx) => {
      await lockPost(tx, id);
      const post = await ownOf(ctx)(tx, id);
      if (post.state === 'deleted') throw postGoneFailure();
      await changePost(tx, post, { areCommentsClosed: areClosed });
    });
    return one(await shown(ctx, id), areClosed ? '已关闭评论' : '已开放评论');
  },

  setCirclePostLike: (ctx, { id, isLiked }) =>
    ctx.db.transaction(async (tx) => {
      const post = await lockOpen(ctx, tx, id);
      if (!post) return refuseBlocked();
      return one({ isLiked, count: await setPostLike(tx, post, { memberId: ctx.session.memberId, id, isLiked, now: ctx.clock.now() }) });
    }),

  voteInCirclePoll: (ctx, { id, optionId }) =>
    ctx.db.transaction(async (tx) => {
      const { memberId } = ctx.session;
      const now = ctx.clock.now();
      if (!(await lockOpen(ctx, tx, id))) return refuseBlocked();
      const endAt = await findPollEnd(tx, id, optionId);
      if (!endAt) throw notFound('选项');
      if (endAt <= now) return refusePollEnded();
      if (!(await insertVote(tx, { postId: id, optionId, memberId, createdAt: now }))) return refuseVoted();
      const poll = (await pollsOf(tx, [id], { memberId, now })).get(id);
      if (!poll) throw postNotFoundFailure();
      return one(poll, '已投票');
    }),

  async reportCirclePost(ctx, { id, reason, note }) {
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const wait = await takeHit(ctx.db, [{ key: `post-report:${memberId}`, limit: 20, seconds: 3600 }], now);
    if (wait > 0) throw tooManyReportsFailure(wait);
    return ctx.db.transaction(async (tx) => {
      const post = await lockReadable(tx, id, await reader(ctx, tx));
      if (post.memberId === memberId) return refuseOwnPost();
      const reports = await insertReport(tx, { postId: id, memberId, reason, note: note.trim(), createdAt: now });
      if (reports === null) return refuseReported();
      if (stateAfterReport(reports) === 'folded') await changePost(tx, post, { state: 'folded' });
      let reviewId = await findWaiting(tx, 'circle_report', { postId: id });
      if (reviewId === null) {
        const facts = [
          { name: '动态', value: post.content, href: `/circle/circleDetail/${id}` },
          { name: '举报原因', value: commentReportNames[reason] },
          ...(note.trim() === '' ? [] : [{ name: '说明', value: note.trim() }]),
          { name: '怎样处理', value: '通过：举报成立，动态被移除。驳回：动态保留。' },
        ];
        const submission = {
          kind: 'circle_report',
          memberId,
          title: `举报动态：${short(post.content)}`,
          facts,
          payload: { postId: id, files: await filesOfReview(tx, id) },
          isOneOfMany: true,
        } as const;
        reviewId = await submitReview(tx, submission, now);
      }
      await setReportReview(tx, { postId: id, memberId }, reviewId);
      return done('举报已提交，我们会尽快查看');
    });
  },

  async uploadCirclePicture(ctx, { file }) {
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const wait = await takeHit(ctx.db, [{ key: `post picture:${memberId}`, limit: 100, seconds: 3600 }], now);
    if (wait > 0) throw tooManyPicturesFailure(wait);
    if (!(file instanceof Uint8Array)) return refuseUnreadablePicture();
    const { bytes, pixels, side } = circlePictureLimits;
    if (file.byteLength > bytes) return refuseLargePicture();
    // Encoded anew, so that nothing comes along that the camera wrote: neither the place nor the device.
    const parsed = await ctx.parsing.parse('picture', `${memberId}`, file, { formats: FORMATS, pixels, side });
    if (!parsed) return refuseUnreadablePicture();
    if ('fault' in parsed.answer) return parsed.answer.fault === 'too_large' ? refuseLargePicture() : refuseUnreadablePicture();
    const { width, height } = parsed.answer;
    return one(await storeFile(ctx, parsed.bytes, (tx, kept) => insertPicture(tx, { ...kept, memberId, width, height, createdAt: now })), '已上传');
  },

  async circlePicture(ctx, { id }) {
    const found = await findPicture(ctx.db, id);
    if (!found || !(await mayReadPicture(ctx, found))) throw notFound('图片');
    const { sha256, sizeBytes } = found.picture;
    return storedFile({ name: `动态图片-${id}.webp`, contentType: 'image/webp', disposition: 'inline', sha256, sizeBytes });
  },
} satisfies Handlers<PostOperation>;
