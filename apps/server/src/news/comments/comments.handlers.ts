import type { Ctx } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import type { Composition } from '../../platform/domain.ts';
import { findTarget } from './commentTarget.ts';
import { deleteOwn, report, setCommentLike, writeComment } from './comments.ts';
import { findOutsideOf, findWritten, listComments, listReplies } from './comments.queries.ts';
import { commentNotFoundFailure } from '../news.errors.ts';
import { pageOf } from '../../platform/pageOf.ts';

type CommentOperation = 'articleComments' | 'commentReplies' | 'addComment' | 'deleteComment' | 'setCommentLike' | 'reportComment';

const done = (msg: string) => ({ code: 1, msg, data: null }) as const;
/** No member has the number 0. */
const meOf = ({ session }: Ctx) => session?.memberId ?? 0;

/** Comments on articles, technical resources and posts of the circle. */
export const commentHandlers = (targets: Composition['commentTargets']) =>
  ({
    async articleComments(ctx, { articleId, resourceId, postId, sort, ...page }) {
      const { about } = await findTarget(ctx, targets, { articleId, resourceId, postId });
      const { rows, total } = await listComments(ctx.db, meOf(ctx), { about, sort, ...pageOf(page) });
      return many(rows, total);
    },
    async commentReplies(ctx, { commentId, ...page }) {
      const outside = await findOutsideOf(ctx.db, commentId);
      if (outside) await findTarget(ctx, targets, outside);
      const { rows, total } = await listReplies(ctx.db, meOf(ctx), commentId, pageOf(page), ctx.clock.now());
      return many(rows, total);
    },
    async addComment(ctx, wish) {
      const written = await findWritten(ctx.db, ctx.session.memberId, await writeComment(ctx, targets, wish));
      if (!written) throw commentNotFoundFailure();
      return one(written, '评论已提交，审核通过后公开显示');
    },
    async deleteComment(ctx, { id }) {
      await deleteOwn(ctx, targets, id);
      return done('评论已删除');
    },
    setCommentLike: async (ctx, { id, isLiked }) => one(await setCommentLike(ctx, id, isLiked)),
    reportComment: async (ctx, wish) => (await report(ctx, wish)) ?? done('举报已提交，我们会尽快查看'),
  }) satisfies Handlers<CommentOperation>;
