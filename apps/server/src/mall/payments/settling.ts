import { audit } from '../../platform/audit.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { lockOrder, moveOrder, noteOrder } from '../orders/orderMoves.queries.ts';
import { refundOrder } from '../orders/refunding.ts';
import { allows } from '../states.rules.ts';
import { auditSystem, tellBuyer, tellMerchant } from '../orders/orderNotices.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { changePayment, findOrderOfPayment, findPaymentById, lockPayment, type PaymentRecord, setRefunded } from './onlinePayments.queries.ts';
import { refusePendingReceipts } from './receipts.queries.ts';
import { type ChannelFacts, judgeSettlement, type Settlement } from './settling.rules.ts';

/** Queue of payments to be sent back. */
export const REFUNDS = 'mall.refunds';

/**
 * Brings a payment to where the channel says it is. The order is locked first, as everywhere, so a notice, a query, a
 * closing and a second notice come one after the other.
 */
async function settlePayment(tx: Db, facts: ChannelFacts, now: Date): Promise<{ outcome: Settlement; payment: PaymentRecord | null }> {
  const orderId = await findOrderOfPayment(tx, facts.outTradeNo);
  if (orderId === undefined) return { outcome: 'unknown', payment: null };
  const order = await lockOrder(tx, orderId, 'anybody');
  const payment = await lockPayment(tx, facts.outTradeNo);
  if (!payment) return { outcome: 'unknown', payment: null };
  const outcome = judgeSettlement(order.state, payment, facts);
  if (outcome === 'closed') await changePayment(tx, payment.id, { state: 'closed' });
  if (outcome === 'mismatch' && payment.state !== 'mismatch') await noteMismatch(tx, order, payment, facts, now);
  if (outcome === 'paid') await takePayment(tx, order, payment, facts, now);
  if (outcome === 'refunding') await sendBack(tx, order, payment, facts, now);
  return { outcome, payment };
}

async function noteMismatch(tx: Db, order: OrderRecord, payment: PaymentRecord, { amount }: ChannelFacts, now: Date): Promise<void> {
  await changePayment(tx, payment.id, { state: 'mismatch' });
  await noteOrder(tx, order, { party: 'system', text: '收到的付款金额与订单不符，未计入付款，平台将核实', now });
  await auditSystem(tx, now, 'payment.mismatch', order, { expected: payment.amount, got: amount });
}

async function takePayment(tx: Db, order: OrderRecord, payment: PaymentRecord, { tradeNo, amount }: ChannelFacts, now: Date): Promise<void> {
  await changePayment(tx, payment.id, { state: 'paid', tradeNo, paidAt: now });
  await dropReceipts(tx, order, now);
  const moved = await moveOrder(tx, order, 'take_payment', {
    party: 'buyer',
    text: `支付宝付款 ¥${payment.amount}`,
    now,
    change: { paidAt: now, payMethod: 'alipay' },
  });
  await auditSystem(tx, now, 'payment.paid', moved, { payment: payment.id, amount });
  await tellBuyer(tx, moved, '付款成功', `已收到 ¥${payment.amount}，等待卖家发货。`, now);
  await tellMerchant(tx, moved, '有新的已付款订单', '请确认并安排发货。', now);
}

async function sendBack(tx: Db, order: OrderRecord, payment: PaymentRecord, { tradeNo, amount }: ChannelFacts, now: Date): Promise<void> {
  await changePayment(tx, payment.id, { state: 'refunding', tradeNo, paidAt: now });
  await noteOrder(tx, order, { party: 'system', text: `订单已不需要付款，¥${payment.amount} 将原路退回`, now });
  await auditSystem(tx, now, 'payment.late', order, { payment: payment.id, amount });
  await tellBuyer(tx, order, '付款将退回', `订单已不需要付款，¥${payment.amount} 将原路退回。`, now);
}

/** A receipt that waits for review has nothing left to prove. */
async function dropReceipts(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  if (order.state !== 'RECEIPT_REVIEW') return;
  await withdrawReviewsAbout(tx, 'receipt', { orderId: order.id });
  await refusePendingReceipts(tx, order.id, '订单已在线付款，这笔转账请联系平台退回', now);
}

/** Settles, and has late money sent back. */
export async function settle(platform: Platform, facts: ChannelFacts): Promise<Settlement> {
  const { outcome, payment } = await platform.db.transaction((tx) => settlePayment(tx, facts, platform.clock.now()));
  if (outcome === 'mismatch') platform.log.error({ outTradeNo: facts.outTradeNo, amount: facts.amount }, 'payment of another amount');
  if (outcome === 'refunding' && payment) await platform.jobs.send(REFUNDS, { paymentId: payment.id }, { key: String(payment.id) });
  return outcome;
}

/** Asks the channel how a payment stands, and settles it. @throws AdapterError when nobody can say. */
export async function askChannel(platform: Platform, payment: PaymentRecord): Promise<Settlement> {
  const { alipay } = platform.services;
  if (!alipay) return 'unknown';
  await changePayment(platform.db, payment.id, { askedAt: platform.clock.now() });
  const { status, tradeNo, amount } = await alipay.query(payment.outTradeNo);
  if (status === 'absent' || tradeNo === null || amount === null) return 'waiting';
  return settle(platform, { outTradeNo: payment.outTradeNo, status, tradeNo, amount });
}

/** Sends a payment back; the same request number each time, so that it happens once. */
export async function refundPayment({ db, clock, services }: Platform, paymentId: number): Promise<void> {
  const payment = await findPaymentById(db, paymentId);
  if (!payment || !allows('refund', payment.state, 'send') || !services.alipay) return;
  await services.alipay.refund({ outTradeNo: payment.outTradeNo, amount: payment.amount, requestNo: `R${payment.id}`, reason: '订单退款' });
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId, 'anybody');
    if (!(await setRefunded(tx, paymentId, now))) return;
    const text = `¥${payment.amount} 已原路退回`;
    if (allows('order', order.state, 'end_refund')) await refundOrder(tx, order, 'end_refund', { party: 'system', text, now });
    else await noteOrder(tx, order, { party: 'system', text, now });
    await audit(
      { db: tx, clock, ip: '', uuid: '', requestId: '' },
      { event: 'payment.refunded', outcome: 'ok', memberId: order.buyerId, detail: { order: order.orderNo, payment: paymentId } },
    );
    await tellBuyer(tx, order, '退款已退回', `${text}。`, now);
  });
}
