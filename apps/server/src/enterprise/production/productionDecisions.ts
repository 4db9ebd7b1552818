import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { lockLine, updateLine } from './production.queries.ts';

/** Carries out what an operator decided about a production line. */
export const productionDecisions: Pick<ReviewDecisions, 'production_line'> = {
  async production_line(tx, review, { isApproved, reason, now }) {
    const line = await lockLine(tx, Number(review.payload['lineId']));
    if (line?.state !== 'reviewing' || line.wanted === null || line.removedAt !== null) return;
    const { id, wanted } = line;
    const decided = isApproved
      ? { shown: wanted, wanted: null, state: 'approved' as const, isSample: false, reason: null, reviewedAt: now }
      : { state: 'refused' as const, reason };
    await updateLine(tx, id, decided);
    const [title, body] = isApproved ? ['产线已通过', `“${wanted.name}”现在显示在企业主页上。`] : ['产线没有通过', `“${wanted.name}”没有通过。原因：${reason}`];
    await giveNotice(tx, { memberId: review.memberId, kind: 'review', href: '/userCenter/manage/productionLineManage', title, body }, now);
  },
};
