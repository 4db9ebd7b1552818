import type { Db } from '../../platform/database/connect.ts';
import { wrongFieldFailure } from '../mall.errors.ts';
import { amountText, formatMoney, type Micros, parseMicros } from '../money.ts';
import { addRefund, findTakenPayment } from '../payments/refunds.queries.ts';
import { answerClaim, type ClaimRecord } from './claims.queries.ts';
import { leftToRefund } from './claims.rules.ts';
import { moveOrder, noteOrder } from './orderMoves.queries.ts';
import { tellBuyer } from './orderNotices.ts';
import { afterClaim, type OrderRecord } from './orders.rules.ts';
import { refundOrder } from './refunding.ts';

/** Answers the open claim of a locked order without paying back: the order goes on where it stood. */
export async function declineClaim(tx: Db, order: OrderRecord, claim: ClaimRecord, answer: string, now: Date): Promise<OrderRecord> {
  await answerClaim(tx, claim.id, { outcome: 'declined', answer, refund: null }, now);
  const moved = await moveOrder(tx, order, 'resolve', { party: 'merchant', text: `售后已答复：${answer}`, now, ...afterClaim(order, false, now) });
  await tellBuyer(tx, moved, '售后已答复', answer, now);
  return moved;
}

/**
 * Agrees to pay back for the open claim of a locked order. What came through the channel goes back through it, and only
 * then the order goes on; a transfer the merchant sends back itself.
 * @param agreed Absent amount: what the buyer asks for.
 * @returns The order, the number of the refund to send, null for a transfer, and what goes back.
 * @throws Failure mall.amount for nothing, or for more than can go back.
 */
export async function agreeToRefund(
  tx: Db,
  order: OrderRecord,
  claim: ClaimRecord,
  agreed: { answer: string; amount: string | undefined },
  now: Date,
): Promise<{ moved: OrderRecord; refundId: number | null; amount: string }> {
  const amount = formatMoney(amountOf(order, claim, agreed.amount));
  const money = amountText(amount, order.currency);
  await answerClaim(tx, claim.id, { outcome: 'refund', answer: agreed.answer, refund: amount }, now);
  const paymentId = await findTakenPayment(tx, order.id);
  const isOnline = paymentId !== undefined;
  const own = { orderId: order.id, claimId: claim.id, amount, createdAt: now };
  const { id } = await addRefund(tx, isOnline ? { ...own, paymentId, state: 'sending' } : { ...own, state: 'sent', sentAt: now });
  const moved = isOnline
    ? await noteOrder(tx, order, { party: 'merchant', text: `同意退款 ${money}：${agreed.answer}`, now })
    : await refundOrder(tx, order, { claimId: claim.id, amount }, 'resolve', { party: 'merchant', text: `已退款 ${money}：${agreed.answer}`, now });
  await tellBuyer(tx, moved, `卖家同意退款 ${money}`, agreed.answer, now);
  return { moved, refundId: isOnline ? id : null, amount };
}

/** For what was not shipped nothing can be kept; for what came, the two may agree on another amount. */
function amountOf(order: OrderRecord, { kind, asked }: ClaimRecord, wanted: string | undefined): Micros {
  const amount = parseMicros(kind === 'unshipped' ? asked : (wanted ?? asked));
  const most = leftToRefund(order);
  if (amount <= 0n || amount > most) throw wrongFieldFailure('amount', `退款金额最多 ${amountText(formatMoney(most), order.currency)}，且要大于 0`);
  return amount;
}
