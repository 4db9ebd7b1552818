import type { OnlinePayment } from '@chippage/api/types';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { orders } from '../orders/orders.schema.ts';
import { onlinePayments, paymentNotices } from './payments.schema.ts';
import { statesOf } from '../states.rules.ts';

/** A payment's row. */
export type PaymentRecord = typeof onlinePayments.$inferSelect;

/** A payment as the contract shows it. */
export const toOnlinePayment = ({ id, orderId, channel, amount, state, tradeNo, createdAt, expiresAt, paidAt }: PaymentRecord): OnlinePayment => ({
  id,
  orderId,
  channel,
  amount,
  state,
  tradeNo,
  createTime: createdAt.toISOString(),
  expireTime: expiresAt.toISOString(),
  payTime: paidAt?.toISOString() ?? null,
});

/** Attempts to pay an order, the newest first. */
export async function paymentsOfOrder(db: Db, orderId: number): Promise<OnlinePayment[]> {
  const rows = await db.select().from(onlinePayments).where(eq(onlinePayments.orderId, orderId)).orderBy(desc(onlinePayments.id));
  return rows.map(toOnlinePayment);
}

/** A payment of the buyer, or 404. */
export async function findPayment(db: Db, buyerId: number, id: number): Promise<PaymentRecord> {
  const [row] = await db
    .select({ payment: onlinePayments })
    .from(onlinePayments)
    .innerJoin(orders, eq(orders.id, onlinePayments.orderId))
    .where(and(eq(onlinePayments.id, id), eq(orders.buyerId, buyerId)));
  if (!row) throw notFound('付款');
  return row.payment;
}

/** A payment by number. */
export async function findPaymentById(db: Db, id: number): Promise<PaymentRecord | undefined> {
  const [row] = await db.select().from(onlinePayments).where(eq(onlinePayments.id, id));
  return row;
}

/** The order that a number of ours at the channel is for. */
export async function findOrderOfPayment(tx: Db, outTradeNo: string): Promise<number | undefined> {
  const [found] = await tx.select({ orderId: onlinePayments.orderId }).from(onlinePayments).where(eq(onlinePayments.outTradeNo, outTradeNo));
  return found?.orderId;
}

/** A payment for this transaction alone; take its order first. */
export async function lockPayment(tx: Db, outTradeNo: string): Promise<PaymentRecord | undefined> {
  const [payment] = await tx.select().from(onlinePayments).where(eq(onlinePayments.outTradeNo, outTradeNo)).for('update');
  return payment;
}

/** Changes a payment. */
export async function changePayment(db: Db, id: number, change: Partial<PaymentRecord>): Promise<void> {
  await db.update(onlinePayments).set(change).where(eq(onlinePayments.id, id));
}

/** Attempts to pay an order that are open. */
export const findPending = (db: Db, orderId: number): Promise<PaymentRecord[]> =>
  db
    .select()
    .from(onlinePayments)
    .where(and(eq(onlinePayments.orderId, orderId), eq(onlinePayments.state, 'pending')));

/** An attempt to pay an order that can still be paid at after a moment. */
export async function findPayableAfter(db: Db, orderId: number, moment: Date): Promise<PaymentRecord | undefined> {
  const [open] = await db
    .select()
    .from(onlinePayments)
    .where(and(eq(onlinePayments.orderId, orderId), eq(onlinePayments.state, 'pending'), gt(onlinePayments.expiresAt, moment)));
  return open;
}

/** Begins an attempt to pay. */
export async function addPayment(tx: Db, row: typeof onlinePayments.$inferInsert): Promise<PaymentRecord> {
  const [made] = await tx.insert(onlinePayments).values(row).returning();
  if (!made) throw new Error('the payment was not written');
  return made;
}

/** Ends the open attempts to pay an order. */
export async function endPendingPayments(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(onlinePayments)
    .set({ state: 'closed' })
    .where(and(eq(onlinePayments.orderId, orderId), inArray(onlinePayments.state, statesOf('payment', 'close'))));
}

/** Marks what was paid for an order to be sent back. @returns numbers of the payments */
export async function setRefunding(tx: Db, orderId: number): Promise<number[]> {
  const rows = await tx
    .update(onlinePayments)
    .set({ state: 'refunding' })
    .where(and(eq(onlinePayments.orderId, orderId), inArray(onlinePayments.state, statesOf('refund', 'begin'))))
    .returning({ id: onlinePayments.id });
  return rows.map(({ id }) => id);
}

/** Marks a payment as sent back. @returns false when it was before */
export async function setRefunded(tx: Db, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(onlinePayments)
    .set({ state: 'refunded', refundedAt: now })
    .where(and(eq(onlinePayments.id, id), inArray(onlinePayments.state, statesOf('refund', 'end'))))
    .returning({ id: onlinePayments.id });
  return rows.length > 0;
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

/** Numbers of payments that are to be sent back. */
export async function findRefunding(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: onlinePayments.id })
    .from(onlinePayments)
    .where(inArray(onlinePayments.state, statesOf('refund', 'send')))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Keeps a verified notice, once. */
export async function keepNotice(db: Db, notice: typeof paymentNotices.$inferInsert): Promise<void> {
  await db.insert(paymentNotices).values(notice).onConflictDoNothing();
}
