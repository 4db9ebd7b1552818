import type { OnlinePayment, PaidOrder } from '@chippage/api/types';
import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { orders } from '../orders/orders.schema.ts';
import { formatMoney, parseMicros } from '../money.ts';
import { onlinePayments, paymentNotices, paymentOrders, refunds } from './payments.schema.ts';
import { statesOf } from '../states.rules.ts';

/** A payment's row. */
export type PaymentRecord = typeof onlinePayments.$inferSelect;

/** Money of payments that goes back, as far as their state needs it. */
type Refunds = readonly Pick<typeof refunds.$inferSelect, 'amount' | 'state'>[];

/** A payment of one order or of several as the contract shows it; what goes back is what becomes of a payment that was taken. */
function toOnlinePayment(record: PaymentRecord, paid: readonly PaidOrder[], back: Refunds, whole: string = record.amount): OnlinePayment {
  const { id, channel, amount, tradeNo, createdAt, expiresAt, paidAt } = record;
  const sent = back.filter(({ state }) => state === 'sent').reduce((sum, refund) => sum + parseMicros(refund.amount), 0n);
  const state = back.some((refund) => refund.state === 'sending') ? 'refunding' : sent > 0n && sent === parseMicros(whole) ? 'refunded' : record.state;
  return {
    id,
    orders: [...paid],
    channel,
    amount,
    refunded: formatMoney(sent),
    state,
    tradeNo,
    createTime: createdAt.toISOString(),
    expireTime: expiresAt.toISOString(),
    payTime: paidAt?.toISOString() ?? null,
  };
}

/** The orders of payments, in the order of their numbers. */
async function ordersOfPayments(db: Db, ids: readonly number[]): Promise<Map<number, PaidOrder[]>> {
  const rows = await db
    .select({ paymentId: paymentOrders.paymentId, id: orders.id, orderNo: orders.orderNo, amount: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(inArray(paymentOrders.paymentId, [...ids]))
    .orderBy(asc(orders.id));
  const byPayment = Map.groupBy(rows, ({ paymentId }) => paymentId);
  return new Map([...byPayment].map(([id, own]) => [id, own.map(({ id: orderId, orderNo, amount }) => ({ id: orderId, orderNo, amount }))]));
}

/** Attempts to pay an order, the newest first; what became of each is told for this order. */
export async function paymentsOfOrder(db: Db, orderId: number): Promise<OnlinePayment[]> {
  const rows = await db
    .select({ payment: onlinePayments, share: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(onlinePayments, eq(onlinePayments.id, paymentOrders.paymentId))
    .where(eq(paymentOrders.orderId, orderId))
    .orderBy(desc(onlinePayments.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ payment }) => payment.id);
  const [paid, back] = await Promise.all([
    ordersOfPayments(db, ids),
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), inArray(refunds.paymentId, ids))),
  ]);
  return rows.map(({ payment, share }) =>
    toOnlinePayment(
      payment,
      paid.get(payment.id) ?? [],
      back.filter(({ paymentId }) => paymentId === payment.id),
      share,
    ),
  );
}

/** A payment of the buyer, or 404. */
export async function findPayment(db: Db, buyerId: number, id: number): Promise<PaymentRecord> {
  const own = db
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(and(eq(paymentOrders.paymentId, onlinePayments.id), eq(orders.buyerId, buyerId)));
  const [row] = await db
    .select()
    .from(onlinePayments)
    .where(and(eq(onlinePayments.id, id), exists(own)));
  if (!row) throw notFound('付款');
  return row;
}

/** A payment with its orders and what became of it. */
export async function showPayment(db: Db, payment: PaymentRecord): Promise<OnlinePayment> {
  const [paid, back] = await Promise.all([ordersOfPayments(db, [payment.id]), db.select().from(refunds).where(eq(refunds.paymentId, payment.id))]);
  return toOnlinePayment(payment, paid.get(payment.id) ?? [], back);
}

/** The orders that a number of ours at the channel is for, and what it pays of each, in the order in which orders are locked. */
export const findSharesOf = (tx: Db, outTradeNo: string): Promise<{ orderId: number; amount: string }[]> =>
  tx
    .select({ orderId: paymentOrders.orderId, amount: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(onlinePayments, eq(onlinePayments.id, paymentOrders.paymentId))
    .where(eq(onlinePayments.outTradeNo, outTradeNo))
    .orderBy(asc(paymentOrders.orderId));

/** A payment for this transaction alone; take its orders first. */
export async function lockPayment(tx: Db, outTradeNo: string): Promise<PaymentRecord | undefined> {
  const [payment] = await tx.select().from(onlinePayments).where(eq(onlinePayments.outTradeNo, outTradeNo)).for('update');
  return payment;
}

/** Changes a payment. */
export async function changePayment(db: Db, id: number, change: Partial<PaymentRecord>): Promise<void> {
  await db.update(onlinePayments).set(change).where(eq(onlinePayments.id, id));
}

const ofOrder = (db: Db, orderId: number) =>
  inArray(onlinePayments.id, db.select({ id: paymentOrders.paymentId }).from(paymentOrders).where(eq(paymentOrders.orderId, orderId)));

/** Attempts to pay an order that are open. */
export const findPending = (db: Db, orderId: number): Promise<PaymentRecord[]> =>
  db
    .select()
    .from(onlinePayments)
    .where(and(ofOrder(db, orderId), eq(onlinePayments.state, 'pending')));

/** An attempt to pay just these orders that can still be paid at after a moment. */
export async function findPayableAfter(db: Db, orderIds: readonly number[], moment: Date): Promise<PaymentRecord | undefined> {
  const same = sql`(select array_agg(${paymentOrders.orderId} order by ${paymentOrders.orderId}) from ${paymentOrders} where ${paymentOrders.paymentId} = ${onlinePayments.id}) = ${sql.param([...orderIds].toSorted((a, b) => a - b))}::bigint[]`;
  const [open] = await db
    .select()
    .from(onlinePayments)
    .where(and(same, eq(onlinePayments.state, 'pending'), gt(onlinePayments.expiresAt, moment)));
  return open;
}

/** Begins an attempt to pay orders. */
export async function addPayment(
  tx: Db,
  row: typeof onlinePayments.$inferInsert,
  shares: readonly { orderId: number; amount: string }[],
): Promise<PaymentRecord> {
  const [made] = await tx.insert(onlinePayments).values(row).returning();
  if (!made) throw new Error('the payment was not written');
  await tx.insert(paymentOrders).values(shares.map((share) => ({ paymentId: made.id, ...share })));
  return made;
}

/** Ends the open attempts to pay an order. */
export async function endPendingPayments(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(onlinePayments)
    .set({ state: 'closed' })
    .where(and(ofOrder(tx, orderId), inArray(onlinePayments.state, statesOf('payment', 'close'))));
}

/** Which payments the channel has to be asked about. */
interface Unclear {
  /** Open ones that were made before. */
  pendingBefore: Date;
  /** Closed ones that were made after, */
  closedAfter: Date;
  /** and asked about before. */
  askedBefore: Date;
}

/** Payments of which a notice may have been lost, those first that were not asked about for longest. */
export const findUnclear = (db: Db, { pendingBefore, closedAfter, askedBefore }: Unclear, limit: number): Promise<PaymentRecord[]> => {
  const waiting = and(eq(onlinePayments.state, 'pending'), lt(onlinePayments.createdAt, pendingBefore));
  const isUnasked = or(isNull(onlinePayments.askedAt), lt(onlinePayments.askedAt, askedBefore));
  const closed = and(eq(onlinePayments.state, 'closed'), gt(onlinePayments.createdAt, closedAfter), isUnasked);
  return db.select().from(onlinePayments).where(or(waiting, closed)).orderBy(asc(onlinePayments.askedAt)).limit(limit);
};

/** Keeps a verified notice, once. */
export async function keepNotice(db: Db, notice: typeof paymentNotices.$inferInsert): Promise<void> {
  await db.insert(paymentNotices).values(notice).onConflictDoNothing();
}
