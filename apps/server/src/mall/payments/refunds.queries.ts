import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { statesOf } from '../states.rules.ts';
import { onlinePayments, paymentOrders, refunds } from './payments.schema.ts';

/** A refund's row. */
export type RefundRecord = typeof refunds.$inferSelect;

/** Writes down money that goes back. @returns its number */
export async function addRefund(tx: Db, row: typeof refunds.$inferInsert): Promise<RefundRecord> {
  const [made] = await tx.insert(refunds).values(row).returning();
  if (!made) throw new Error('the refund was not written');
  return made;
}

/** The payment that an order was paid by online; undefined when it was paid by transfer. */
export async function findTakenPayment(tx: Db, orderId: number): Promise<number | undefined> {
  const late = tx
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, onlinePayments.id), eq(refunds.orderId, orderId), isNull(refunds.claimId)));
  const [found] = await tx
    .select({ id: onlinePayments.id })
    .from(onlinePayments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, onlinePayments.id))
    .where(and(eq(paymentOrders.orderId, orderId), inArray(onlinePayments.state, statesOf('payment', 'refund')), notExists(late)));
  return found?.id;
}

/** A refund and our number of its payment at the channel. */
export async function findRefund(db: Db, id: number): Promise<{ refund: RefundRecord; outTradeNo: string } | undefined> {
  const [found] = await db
    .select({ refund: refunds, outTradeNo: onlinePayments.outTradeNo })
    .from(refunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  return found;
}

/** Marks a refund as sent back. @returns false when it was before */
export async function setSent(tx: Db, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ state: 'sent', sentAt: now })
    .where(and(eq(refunds.id, id), inArray(refunds.state, statesOf('refund', 'end'))))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Numbers of refunds that are to be sent back, the oldest first. */
export async function findUnsentRefunds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.state, statesOf('refund', 'send')))
    .orderBy(asc(refunds.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
