import type { OnlinePayment } from '@chippage/api/types';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { orders } from '../orders/orders.schema.ts';
import { onlinePayments } from './payments.schema.ts';

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
