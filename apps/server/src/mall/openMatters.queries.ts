import type { OrderState } from '@chippage/api/types';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { openStates } from './orders/orders.rules.ts';
import { orders } from './orders/orders.schema.ts';
import { invoices } from './papers/papers.schema.ts';
import { refunds } from './payments/payments.schema.ts';

/** How many orders of a buyer or to a merchant are open, by state. */
export const countOpenOrders = (db: Db, owner: { buyerId: number } | { merchantId: number }): Promise<{ state: OrderState; total: number }[]> =>
  db
    .select({ state: orders.state, total: count() })
    .from(orders)
    .where(and('buyerId' in owner ? eq(orders.buyerId, owner.buyerId) : eq(orders.merchantId, owner.merchantId), inArray(orders.state, openStates)))
    .groupBy(orders.state);

/** How many refunds to a buyer are on their way. */
export async function countRefunds(db: Db, buyerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.buyerId, buyerId), eq(refunds.state, 'sending')));
  return row?.total ?? 0;
}

/** How many invoices a member still waits for. */
export const countOpenInvoices = (db: Db, memberId: number): Promise<number> =>
  db.$count(invoices, and(eq(invoices.memberId, memberId), inArray(invoices.state, ['applied', 'issuing'])));
