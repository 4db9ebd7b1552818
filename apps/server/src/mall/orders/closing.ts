import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { moveOrder, type OrderRecord } from './orderMoves.queries.ts';
import { bargains } from './orders.schema.ts';
import { onlinePayments } from '../payments/payments.schema.ts';
import { releaseStock } from '../goods/stock.queries.ts';

interface Closing {
  party: 'buyer' | 'system';
  text: string;
  /** Shown to the buyer. */
  reason: string;
  now: Date;
}

/**
 * Closes a locked order that nobody paid: its stock is there for others again, and its online payments end. Money that
 * comes all the same is sent back, see onlinePayments.ts.
 */
export async function closeUnpaid(tx: Db, order: OrderRecord, { party, text, reason, now }: Closing): Promise<OrderRecord> {
  const moved = await moveOrder(tx, order, 'CLOSED', { party, text, now, change: { closedAt: now, closeReason: reason } });
  await tx
    .update(onlinePayments)
    .set({ state: 'closed' })
    .where(and(eq(onlinePayments.orderId, order.id), eq(onlinePayments.state, 'pending')));
  await tx.update(bargains).set({ state: 'refused', answer: '订单已关闭' }).where(eq(bargains.orderId, order.id));
  await releaseStock(tx, order.id, now);
  return moved;
}
