import type { ReviewDecisions } from '../../platform/domain.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { lockPromotion, updatePromotion } from './promotions.queries.ts';

/** Carries out what an operator decided about an advertisement. */
export const promotionDecisions: Pick<ReviewDecisions, 'company_promotion'> = {
  async company_promotion(tx, review, { isApproved, reason, now }) {
    const found = await lockPromotion(tx, Number(review.payload['promotionId']));
    if (found?.state !== 'reviewing') return;
    const { id, model, startOn, endOn } = found;
    await updatePromotion(tx, id, { state: isApproved ? 'approved' : 'refused', reason: isApproved ? null : reason, decidedAt: now });
    const [title, body] = isApproved
      ? ['推广已通过', `${model} 从 ${startOn} 到 ${endOn} 在广告位展示。`]
      : ['推广没有通过', `${model} 的推广没有通过。原因：${reason}`];
    await giveNotice(tx, { memberId: review.memberId, kind: 'review', href: '/userCenter/manage/promotion', title, body }, now);
  },
};
