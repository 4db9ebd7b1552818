import { giveNotice } from '../../messages/notices.queries.ts';
import type { Decide, ReviewDecisions } from '../../platform/domain.ts';
import { lockPost } from './posts.queries.ts';
import { isShown } from './posts.rules.ts';
import { changePost } from './writes.queries.ts';

/** A post that waited: everybody sees it now, or its writer learns why not. */
const circle_post: Decide = async (tx, { memberId, payload }, { isApproved, reason, now }) => {
  const post = await lockPost(tx, Number(payload['postId']));
  if (post?.state !== 'pending') return;
  await changePost(tx, post, isApproved ? { state: 'shown', refuseReason: null } : { state: 'refused', refuseReason: reason });
  const notice = isApproved
    ? { title: '动态已通过审核', body: '你的动态已经公开显示。' }
    : { title: '动态没有通过审核', body: `你的动态没有通过审核，只有你自己看得到。原因：${reason}` };
  await giveNotice(tx, { memberId, kind: 'review', ...notice, href: `/circle/circleDetail/${post.id}` }, now);
};

/** A report: approved, the post goes; refused, it is as before. */
const circle_report: Decide = async (tx, { memberId, payload }, { isApproved, reason, now }) => {
  const post = await lockPost(tx, Number(payload['postId']));
  if (!post || !isShown(post.state)) return;
  const body = isApproved ? '你举报的动态已被移除，感谢你的帮助。' : `你举报的动态经查看后保留。原因：${reason}`;
  await giveNotice(tx, { memberId, kind: 'review', title: '举报已处理', body, href: '/userCenter/feedback/reports' }, now);
  if (!isApproved) {
    await changePost(tx, post, { state: 'shown' });
    return;
  }
  await changePost(tx, post, { state: 'refused', refuseReason: reason || '被举报，经查看后移除' });
  if (post.memberId === null) return;
  const told = `你的动态被举报，经查看后移除，只有你自己看得到。${reason && `原因：${reason}`}`;
  await giveNotice(tx, { memberId: post.memberId, kind: 'review', title: '动态已被移除', body: told, href: `/circle/circleDetail/${post.id}` }, now);
};

/** Carries out what an operator decided about posts. */
export const postDecisions: Pick<ReviewDecisions, 'circle_post' | 'circle_report'> = { circle_post, circle_report };
