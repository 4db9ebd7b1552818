import type { TakeDownKind } from '@chippage/api/types';
import { takeDownNames } from '../platform/takeDown.ts';
import { Failure, notFound, refusal, tooManyRequests } from '../platform/errors.ts';

/** Gone, not published, or never there. */
export const articleNotFoundFailure = () => notFound('文章');
/** An operator took it off the site. */
export const articleTakenDownFailure = (kind: TakeDownKind) =>
  new Failure(410, 'article.taken_down', `这篇文章已下架：${takeDownNames[kind]}。可以看看最新的文章`);
/** No such author. */
export const authorNotFoundFailure = () => notFound('作者');
/** No such channel. */
export const channelNotFoundFailure = () => notFound('频道');
/** Gone, or not for this member. */
export const commentNotFoundFailure = () => notFound('评论');
/** Who comments is known to the site by a phone number, as the law on comments asks. */
export const mobileRequiredFailure = () => new Failure(403, 'comment.mobile_required', '绑定手机号后才能评论，请到账号设置里绑定');
/** Nothing but blanks. */
export const commentEmptyFailure = () => new Failure(422, 'comment.empty', '请输入评论内容', { fields: [{ field: 'content', msg: '请输入评论内容' }] });
/** An article, a technical resource or a post of the circle, exactly one. */
export const commentTargetFailure = () => new Failure(422, 'comment.no_target', '请说明评论的是哪篇文章、哪份资料或哪条动态');
/** Whoever wrote it takes no comments any more. */
export const commentsClosedFailure = () => new Failure(403, 'comment.closed', '作者已关闭评论，不能再发表评论');
/** Ten a minute. */
export const tooManyCommentsFailure = (wait: number) => tooManyRequests(wait, `评论太快了，请 ${wait} 秒后再试`);
/** Twenty an hour. */
export const tooManyReportsFailure = (wait: number) => tooManyRequests(wait, '举报太频繁，请稍后再试');
/** One deletes one's own comment. */
export const refuseOwnComment = () => refusal('comment.own', '这是你自己的评论，可以直接删除');
