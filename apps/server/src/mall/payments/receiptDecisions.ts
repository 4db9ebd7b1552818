import type { ReviewDecisions } from '../../platform/domain.ts';
import { lockOrder, moveOrder } from '../orders/orderMoves.queries.ts';
import { tellBuyer, tellMerchant } from '../orders/orderNotices.ts';
import { withoutStop } from '../sentence.ts';
import { changeReceipt } from './receipts.queries.ts';
import { deadlineAfterRefusal } from './receipts.rules.ts';

/** Carries out what an operator decided about a receipt. */
export const receiptDecisions: Pick<ReviewDecisions, 'receipt'> = {
  async receipt(tx, review, { isApproved, reason, now }) {
    const order = await lockOrder(tx, Number(review.payload['orderId']), 'anybody');
    const change = { state: isApproved ? ('approved' as const) : ('refused' as const), reason: isApproved ? null : reason, reviewedAt: now };
    await changeReceipt(tx, Number(review.payload['receiptId']), change);
    if (isApproved) {
      const moved = await moveOrder(tx, order, 'approve_receipt', { party: 'operator', text: '付款凭证通过', now, change: { paidAt: now } });
      await tellBuyer(tx, moved, '付款已确认', '付款凭证已通过审核，等待卖家发货。', now);
      await tellMerchant(tx, moved, '有新的已付款订单', '请确认并安排发货。', now);
    } else {
      // The time for another one begins anew: the review was not the buyer's doing.
      const payDeadline = deadlineAfterRefusal(order.payDeadline, now);
      const moved = await moveOrder(tx, order, 'refuse_receipt', { party: 'operator', text: `付款凭证被驳回：${reason}`, now, change: { payDeadline } });
      await tellBuyer(tx, moved, '付款凭证被驳回', `原因：${withoutStop(reason)}。请重新上传。`, now);
    }
  },
};
