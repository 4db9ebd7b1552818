import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Decide, ReviewDecisions, SubmittedReview } from '../../platform/domain.ts';
import { addToGroup } from '../groups/groups.queries.ts';
import { lockTrend, updateTrend } from './trends.queries.ts';
import { isOpenState } from './trends.rules.ts';

const trendOf = (tx: Db, { payload }: SubmittedReview) => lockTrend(tx, Number(payload['trendId']));
const hrefOf = (id: number) => `/circle/circleContent/${id}`;

/** A post that waited: everybody sees it now, or its writer learns why not. */
const trend: Decide = async (tx, review, { isApproved, reason, now }) => {
  const found = await trendOf(tx, review);
  if (found?.state !== 'pending') return;
  await updateTrend(tx, found.id, isApproved ? { state: 'shown', refuseReason: null } : { state: 'refused', refuseReason: reason });
  if (isApproved) await addToGroup(tx, found.groupId, 'trends', 1);
  const [title, body] = isApproved
    ? ['动态已通过审核', '你的动态已经公开显示。']
    : ['动态没有通过审核', `你的动态没有通过审核，只有你自己看得到。原因：${reason}`];
  await giveNotice(tx, { memberId: review.memberId, kind: 'review', title, body, href: hrefOf(found.id) }, now);
};

/** A report: approved, the post goes; refused, it is as before. */
const trend_report: Decide = async (tx, review, { isApproved, reason, now }) => {
  const found = await trendOf(tx, review);
  if (!found || !isOpenState(found.state)) return;
  const href = hrefOf(found.id);
  const answer = isApproved ? '你举报的动态已被移除，感谢你的帮助。' : `你举报的动态经查看后保留。原因：${reason}`;
  await giveNotice(tx, { memberId: review.memberId, kind: 'review', title: '举报已处理', body: answer, href }, now);
  if (!isApproved) {
    await updateTrend(tx, found.id, { state: 'shown' });
    return;
  }
  await updateTrend(tx, found.id, { state: 'refused', refuseReason: reason || '被举报，经查看后移除' });
  await addToGroup(tx, found.groupId, 'trends', -1);
  if (found.memberId === null) return;
  const body = `你的动态被举报，经查看后移除，只有你自己看得到。${reason && `原因：${reason}`}`;
  await giveNotice(tx, { memberId: found.memberId, kind: 'review', title: '动态已被移除', body, href }, now);
};

/** Carries out what an operator decided about posts of the circle. */
export const trendDecisions: Pick<ReviewDecisions, 'trend' | 'trend_report'> = { trend, trend_report };
