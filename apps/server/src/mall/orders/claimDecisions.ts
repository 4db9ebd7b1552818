import type { ReviewDecisions } from '../../platform/domain.ts';
import { wrongStateFailure } from '../mall.errors.ts';
import { startRefund } from '../payments/settling.ts';
import { requireAllowed } from '../states.rules.ts';
import { agreeToRefund, declineClaim } from './answeringClaims.ts';
import { lockUndecidedClaim } from './claims.queries.ts';
import { lockOrder } from './orderMoves.queries.ts';

/** Carries out what an operator decided about a claim that its merchant did not answer: approved, what the buyer asks for goes back. */
export const claimDecisions: Pick<ReviewDecisions, 'order_claim'> = {
  async order_claim(tx, { payload }, { isApproved, reason, now }) {
    const order = await lockOrder(tx, Number(payload['orderId']), 'anybody');
    requireAllowed('order', order.state, 'resolve');
    const claim = await lockUndecidedClaim(tx, order.id);
    if (!claim) throw wrongStateFailure(order.state, '售后已经处理过，退款正在进行');
    if (!isApproved) {
      await declineClaim(tx, order, claim, reason, 'operator', now);
      return undefined;
    }
    const { refundId } = await agreeToRefund(tx, order, claim, { answer: reason, amount: undefined }, 'operator', now);
    return refundId === null ? undefined : (platform) => startRefund(platform, refundId);
  },
};
