import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { auditSystem, lockOrder, moveOrder, noteOrder, type OrderRecord, tellBuyer, tellMerchant } from '../orders/orderMoves.queries.ts';
import { parseMicros } from '../money.ts';
import type { PaymentRecord } from './onlinePayments.queries.ts';
import { onlinePayments, receipts } from './payments.schema.ts';

/** What the channel says of a payment: by a verified notice, or asked for. */
export interface ChannelFacts {
  outTradeNo: string;
  status: 'waiting' | 'paid' | 'closed';
  tradeNo: string;
  amount: string;
}

/** What came of it. */
export type Settlement = 'paid' | 'refunding' | 'closed' | 'repeated' | 'mismatch' | 'unknown' | 'waiting';

/** Queue of payments to be sent back. */
export const REFUNDS = 'mall.refunds';

/**
 * Brings a payment to where the channel says it is. The order is locked first, as everywhere, so a notice, a query, a
 * closing and a second notice come one after the other; whatever is repeated changes nothing.
 */
export async function settlePayment(tx: Db, facts: ChannelFacts, now: Date): Promise<{ outcome: Settlement; payment: PaymentRecord | null }> {
  const byNumber = eq(onlinePayments.outTradeNo, facts.outTradeNo);
  const [found] = await tx.select({ orderId: onlinePayments.orderId }).from(onlinePayments).where(byNumber);
  if (!found) return { outcome: 'unknown', payment: null };
  const order = await lockOrder(tx, found.orderId, 'anybody');
  const [payment] = await tx.select().from(onlinePayments).where(byNumber).for('update');
  if (!payment) return { outcome: 'unknown', payment: null };
  const outcome = facts.status === 'paid' ? await settlePaid(tx, order, payment, facts, now) : await settleOpen(tx, payment, facts);
  return { outcome, payment };
}

const change = (tx: Db, { id }: PaymentRecord, values: Partial<PaymentRecord>) => tx.update(onlinePayments).set(values).where(eq(onlinePayments.id, id));

async function settleOpen(tx: Db, payment: PaymentRecord, { status }: ChannelFacts): Promise<Settlement> {
  if (status === 'waiting') return 'waiting';
  // Closed after it was paid is what a whole refund looks like: the refund itself says so.
  if (payment.state !== 'pending') return 'repeated';
  await change(tx, payment, { state: 'closed' });
  return 'closed';
}

async function settlePaid(tx: Db, order: OrderRecord, payment: PaymentRecord, { tradeNo, amount }: ChannelFacts, now: Date): Promise<Settlement> {
  if (payment.state === 'paid' || payment.state === 'refunding' || payment.state === 'refunded') return 'repeated';
  if (parseMicros(amount) !== parseMicros(payment.amount)) {
    if (payment.state !== 'mismatch') {
      await change(tx, payment, { state: 'mismatch' });
      await noteOrder(tx, order, { party: 'system', text: '收到的付款金额与订单不符，未计入付款，平台将核实', now });
      await auditSystem(tx, now, 'payment.mismatch', order, { expected: payment.amount, got: amount });
    }
    return 'mismatch';
  }
  if (order.state === 'CREATED' || order.state === 'RECEIPT_REVIEW') {
    await change(tx, payment, { state: 'paid', tradeNo, paidAt: now });
    await dropReceipts(tx, order, now);
    const moved = await moveOrder(tx, order, 'PAID', {
      party: 'buyer',
      text: `支付宝付款 ¥${payment.amount}`,
      now,
      change: { paidAt: now, payMethod: 'alipay' },
    });
    await auditSystem(tx, now, 'payment.paid', moved, { payment: payment.id, amount });
    await tellBuyer(tx, moved, '付款成功', `已收到 ¥${payment.amount}，等待卖家发货。`, now);
    await tellMerchant(tx, moved, '有新的已付款订单', '请确认并安排发货。', now);
    return 'paid';
  }
  // Closed, or paid by another way: the money goes back where it came from.
  await change(tx, payment, { state: 'refunding', tradeNo, paidAt: now });
  await noteOrder(tx, order, { party: 'system', text: `订单已不需要付款，¥${payment.amount} 将原路退回`, now });
  await auditSystem(tx, now, 'payment.late', order, { payment: payment.id, amount });
  await tellBuyer(tx, order, '付款将退回', `订单已不需要付款，¥${payment.amount} 将原路退回。`, now);
  return 'refunding';
}

/** A receipt that waits for review has nothing left to prove. */
async function dropReceipts(tx: Db, order: OrderRecord, now: Date): Promise<void> {
  if (order.state !== 'RECEIPT_REVIEW') return;
  await withdrawReviewsAbout(tx, 'receipt', { orderId: order.id });
  await tx
    .update(receipts)
    .set({ state: 'refused', reason: '订单已在线付款，这笔转账请联系平台退回', reviewedAt: now })
    .where(and(eq(receipts.orderId, order.id), eq(receipts.state, 'pending')));
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
  await platform.db.update(onlinePayments).set({ askedAt: platform.clock.now() }).where(eq(onlinePayments.id, payment.id));
  const { status, tradeNo, amount } = await alipay.query(payment.outTradeNo);
  if (status === 'absent' || tradeNo === null || amount === null) return 'waiting';
  return settle(platform, { outTradeNo: payment.outTradeNo, status, tradeNo, amount });
}

/** Sends a payment back; the same request number each time, so that it happens once. */
export async function refundPayment({ db, clock, services }: Platform, paymentId: number): Promise<void> {
  const [payment] = await db.select().from(onlinePayments).where(eq(onlinePayments.id, paymentId));
  if (payment?.state !== 'refunding' || !services.alipay) return;
  await services.alipay.refund({ outTradeNo: payment.outTradeNo, amount: payment.amount, requestNo: `R${payment.id}`, reason: '订单退款' });
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId, 'anybody');
    const [done] = await tx
      .update(onlinePayments)
      .set({ state: 'refunded', refundedAt: now })
      .where(and(eq(onlinePayments.id, paymentId), eq(onlinePayments.state, 'refunding')))
      .returning({ id: onlinePayments.id });
    if (!done) return;
    const text = `¥${payment.amount} 已原路退回`;
    if (order.state === 'AFTER_SALE') await moveOrder(tx, order, 'REFUNDED', { party: 'system', text, now, change: { refundedAt: now } });
    else await noteOrder(tx, order, { party: 'system', text, now });
    await audit(
      { db: tx, clock, ip: '', uuid: '', requestId: '' },
      { event: 'payment.refunded', outcome: 'ok', memberId: order.buyerId, detail: { order: order.orderNo, payment: paymentId } },
    );
    await tellBuyer(tx, order, '退款已退回', `${text}。`, now);
  });
}
