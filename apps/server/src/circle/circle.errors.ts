import { Failure, notFound, refusal, tooManyRequests } from '../platform/errors.ts';

/** No such group. */
export const groupNotFoundFailure = () => notFound('小组');
/** Never there, or not for this reader. */
export const postNotFoundFailure = () => notFound('动态');
/** Its writer or an operator took it away. */
export const postGoneFailure = () => new Failure(410, 'post.gone', '这条动态已被删除，可以看看小组里的其他动态');
/** Who writes is known to the site by a phone number, as the law asks. */
export const mobileRequiredFailure = () => new Failure(403, 'post.mobile_required', '绑定手机号后才能发动态，请到账号设置里绑定');
/** Nothing but blanks. */
export const postEmptyFailure = () => new Failure(422, 'post.empty', '请写点内容再发布', { fields: [{ field: 'content', msg: '请写点内容再发布' }] });
/** A kind without a number, or a number without a kind. */
export const noTopicFailure = () => new Failure(422, 'post.no_topic', '按型号或品牌看动态，要同时给出种类和编号');
/** Answers of a poll that are the same, or blank. */
export const wrongPollFailure = () =>
  new Failure(422, 'post.wrong_poll', '投票的问题和选项不能是空白，选项不能重复', {
    fields: [{ field: 'poll', msg: '投票的问题和选项不能是空白，选项不能重复' }],
  });
/** So many an hour. */
export const tooManyPostsFailure = (wait: number, isNew: boolean) =>
  tooManyRequests(wait, isNew ? `新账号一小时最多发 5 条动态，请 ${Math.ceil(wait / 60)} 分钟后再发` : `发得太快了，请 ${Math.ceil(wait / 60)} 分钟后再发`);
/** Twenty an hour. */
export const tooManyReportsFailure = (wait: number) => tooManyRequests(wait, '举报太频繁，请稍后再试');
/** A hundred an hour. */
export const tooManyPicturesFailure = (wait: number) => tooManyRequests(wait, '上传过于频繁，请稍后再试');
/** The quoted one is not there for this member. */
export const refuseGoneQuote = () => refusal('post.gone_quote', '引用的动态已经看不到了，去掉引用后可以发布');
/** Its writer keeps this member away. */
export const refuseBlocked = () => refusal('post.blocked', '对方设置了不与你互动');
/** Its words stand. */
export const refuseTooOld = () => refusal('post.too_old', '发布 15 分钟后不能再修改，可以在评论里补充，或者删除重发');
/** No votes any more. */
export const refusePollEnded = () => refusal('poll.ended', '投票已经结束');
/** One vote a member. */
export const refuseVoted = () => refusal('poll.voted', '你已经投过票了，投票不能改');
/** One deletes one's own. */
export const refuseOwnPost = () => refusal('post.own', '这是你自己的动态，可以直接删除');
/** The member said so before. */
export const refuseReported = () => refusal('post.reported', '你已经举报过这条动态，处理后会通知你');
/** A picture that cannot be decoded. */
export const refuseUnreadablePicture = () => refusal('picture.unreadable', '打不开这张图片，或者里面夹着网页或文档，请另存为 JPG、PNG、WebP 或 AVIF 再传');
/** A picture beyond what is decoded. */
export const refuseLargePicture = () => refusal('picture.too_large', '图片超过 8 MB 或 4000 万像素，请缩小后再上传');
/** Nobody keeps away from themselves. */
export const refuseOneself = () => refusal('circle.oneself', '不能对自己这样设置');
/** Its writer wants no comments. */
export const commentsClosedFailure = () => new Failure(403, 'comment.closed', '作者关闭了评论');
/** Its writer keeps this member away. */
export const commentBlockedFailure = () => new Failure(403, 'comment.blocked', '对方设置了不与你互动，不能评论');
