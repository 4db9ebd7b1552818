import { audit } from '../../platform/audit.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { amountText } from '../money.ts';
import { lockOrder, moveOrder, noteOrder } from '../orders/orderMoves.queries.ts';
import { refundOrder } from '../orders/refunding.ts';
import { allows } from '../states.rules.ts';
import { auditSystem, tellBuyer, tellMerchant } from '../orders/orderNotices.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { changePayment, findSharesOf, lockPayment, type PaymentRecord } from './onlinePayments.queries.ts';
import { refusePendingReceipts } from './receipts.queries.ts';
import { addRefund, findRefund, setSent } from './refunds.queries.ts';
import { type ChannelFacts, judgeSettlement, type Settlement } from './settling.rules.ts';

/** Queue of money to be sent back. */
export const REFUNDS = 'mall.refunds';

/** An order and what a payment pays of it. */
interface Share {
  order: OrderRecord;
  amount: string;
}

/**
 * Brings a payment to where the channel says it is. The orders are locked first, as everywhere, so a notice, a query, a
 * closing and a second notice come one after the other.
 * @returns What came of it, and the numbers of refunds to send.
 */
async function settlePayment(tx: Db, facts: ChannelFacts, now: Date): Promise<{ outcome: Settlement; refundIds: number[] }> {
  const shares: Share[] = [];
  for (const { orderId, amount } of await findSharesOf(tx, facts.outTradeNo)) shares.push({ order: await lockOrder(tx, orderId, 'anybody'), amount });
  const payment = await lockPayment(tx, facts.outTradeNo);
  if (!payment || shares.length === 0) return { outcome: 'unknown', refundIds: [] };
  const outcome = judgeSettlement(payment, facts);
  if (outcome === 'closed') await changePayment(tx, payment.id, { state: 'closed' });
  if (outcome === 'mismatch' && payment.state !== 'mismatch') await noteMismatch(tx, shares, payment, facts, now);
  if (outcome !== 'paid') return { outcome, refundIds: [] };
  await changePayment(tx, payment.id, { state: 'paid', tradeNo: facts.tradeNo, paidAt: now });
  const refundIds: number[] = [];
  for (const share of shares) {
    // Closed, or paid by another way: its money goes back where it came from.
    if (allows('order', share.order.state, 'take_payment')) await takePayment(tx, share, payment, now);
    else refundIds.push(await sendBack(tx, share, payment, now));
  }
  return { outcome: refundIds.length === shares.length ? 'refunding' : 'paid', refundIds };
}

async function noteMismatch(tx: Db, shares: readonly Share[], payment: PaymentRecord, { amount }: ChannelFacts, now: Date): Promise<void> {
  await changePayment(tx, payment.id, { state: 'mismatch' });
  for (const { order } of shares) {
    await noteOrder(tx, order, { party: 'system', text: '收到的付款金额与订单不符，未计入付款，平台将核实', now });
    await auditSystem(tx, now, 'payment.mismatch', order, { expected: payment.amount, got: amount });
  }
}

async function takePayment(tx: Db, { order, amount }: Share, payment: PaymentRecord, now: Date): Promise<void> {
  await dropReceipts(tx, order, now);
  const change = { paidAt: now, payMethod: 'alipay' as const };
  const moved = await moveOrder(tx, order, 'take_payment', { party: 'buyer', text: `支付宝付款 ${amountText(amount, order.currency)}`, now, change });
  await auditSystem(tx, now, 'payment.paid', moved, { payment: payment.id, amount });
  await tellBuyer(tx, moved, '付款成功', `已收到 ${amountText(amount, order.currency)}，等待卖家发货。`, now);
  await tellMerchant(tx, moved, '有新的已付款订单', '请确认并安排发货。', now);
}

async function sendBack(tx: Db, { order, amount }: Share, payment: PaymentRecord, now: Date): Promise<number> {
  const { id } = await addRefund(tx, { orderId: order.id, paymentId: payment.id, amount, state: 'sending', createdAt: now });
  const text = `订单已不需要付款，${amountText(amount, order.currency)} 将原路退回`;
  await noteOrder(tx, order, { party: 'system', text, now });
  await auditSystem(tx, now, 'payment.late', order, { payment: payment.id, amount });
  await tellBuyer(tx, order, '付款将退回', `${text}。`, now);
  return id;
}

/** A receipt that waits for review has nothing left to prove. */
async function dropReceipts(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  if (order.state !== 'RECEIPT_REVIEW') return;
  await withdrawReviewsAbout(tx, 'receipt', { orderId: order.id });
  await refusePendingReceipts(tx, order.id, '订单已在线付款，这笔转账请联系平台退回', now);
}

/** Settles, and has late money sent back. */
export async function settle(platform: Platform, facts: ChannelFacts): Promise<Settlement> {
  const { outcome, refundIds } = await platform.db.transaction((tx) => settlePayment(tx, facts, platform.clock.now()));
  if (outcome === 'mismatch') platform.log.error({ outTradeNo: facts.outTradeNo, amount: facts.amount }, 'payment of another amount');
  for (const refundId of refundIds) await startRefund(platform, refundId);
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

/** Has a refund sent, after the transaction that wrote it. */
export const startRefund = async ({ jobs }: Pick<Platform, 'jobs'>, refundId: number): Promise<void> => {
  await jobs.send(REFUNDS, { refundId }, { key: String(refundId) });
};

/** Sends money back; the same request number each time, so that it happens once. */
export async function sendRefund({ db, clock, services }: Platform, refundId: number): Promise<void> {
  const found = await findRefund(db, refundId);
  if (!found || !allows('refund', found.refund.state, 'send') || !services.alipay) return;
  const { orderId, claimId, amount } = found.refund;
  await services.alipay.refund({ outTradeNo: found.outTradeNo, amount, requestNo: `R${refundId}`, reason: '订单退款' });
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, 'anybody');
    if (!(await setSent(tx, refundId, now))) return;
    const step = { party: 'system' as const, text: `${amountText(amount, order.currency)} 已原路退回`, now };
    if (claimId === null) await noteOrder(tx, order, step);
    else await refundOrder(tx, order, { claimId, amount }, 'end_refund', step);
    await audit(
      { db: tx, clock, ip: '', uuid: '', requestId: '' },
      { event: 'payment.refunded', outcome: 'ok', memberId: order.buyerId, detail: { order: order.orderNo, refund: refundId, amount } },
    );
    await tellBuyer(tx, order, '退款已退回', `${step.text}。`, now);
  });
}
