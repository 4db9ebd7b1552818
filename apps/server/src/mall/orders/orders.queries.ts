import type { OrderLine, OrderRow, OrderState } from '@chippage/api/types';
import { and, asc, count, desc, eq, exists, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { merchantBriefs, type MerchantRecord } from '../merchant/merchants.queries.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { lastClaimsOf } from './claims.queries.ts';
import { hintOf } from './hints.rules.ts';
import { buyerActions, merchantActions, type OrderRecord, toOrderLine, toOrderRow } from './orders.rules.ts';
import { orderLines, orders } from './orders.schema.ts';
import { invoiceOrders } from '../papers/papers.schema.ts';

/** Whose orders, and which. */
export interface OrderWish {
  owner: { buyerId: number } | { merchantId: number };
  currency?: 'CNY' | 'USD' | undefined;
  state?: OrderState | undefined;
  keywords?: string;
}

const whose = (owner: OrderWish['owner']) =>
  'buyerId' in owner ? and(eq(orders.buyerId, owner.buyerId), eq(orders.isHidden, false)) : eq(orders.merchantId, owner.merchantId);

function conditions(db: Db, { owner, currency, state, keywords = '' }: OrderWish): SQL | undefined {
  const like = literalLike(keywords);
  const inLines = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), or(ilike(orderLines.mpn, like), ilike(orderLines.customerRef, like))));
  return and(
    whose(owner),
    currency === undefined ? undefined : eq(orders.currency, currency),
    state === undefined ? undefined : eq(orders.state, state),
    keywords.trim() === '' ? undefined : or(ilike(orders.orderNo, like), exists(inLines)),
  );
}

/** Orders, the newest first. */
export async function listOrders(db: Db, wish: OrderWish, page: Page): Promise<{ rows: OrderRow[]; total: number }> {
  const where = conditions(db, wish);
  const [records, total] = await Promise.all([
    pageOf(db.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id)).$dynamic(), page),
    db.$count(orders, where),
  ]);
  const ids = records.map(({ id }) => id);
  const [lines, merchants, invoiced, claimed] = await Promise.all([
    linesOf(db, ids),
    merchantBriefs(
      db,
      records.map(({ merchantId }) => merchantId),
    ),
    invoicedOf(db, ids),
    lastClaimsOf(db, ids),
  ]);
  const side = 'buyerId' in wish.owner ? 'buyer' : 'merchant';
  const rows = records.map((order) => {
    const claim = claimed.get(order.id) ?? null;
    return toOrderRow(order, {
      lines: lines.get(order.id) ?? [],
      merchant: merchants.get(order.merchantId) ?? { id: order.merchantId, name: '', isSample: false },
      actions: side === 'buyer' ? buyerActions(order, { isInvoiced: invoiced.has(order.id), claim }) : merchantActions(order, { claim }),
      hint: hintOf(order, side, { claim }),
      claim,
    });
  });
  return { rows, total };
}

/** How many of the wished orders stand where. */
export async function countOrders(db: Db, wish: Omit<OrderWish, 'state'>): Promise<{ state: OrderState; count: number }[]> {
  return db.select({ state: orders.state, count: count() }).from(orders).where(conditions(db, wish)).groupBy(orders.state);
}

/** Lines of orders, in the order in which they were bought. */
export async function linesOf(db: Db, ids: readonly number[]): Promise<Map<number, OrderLine[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.id));
  return new Map([...Map.groupBy(rows, ({ orderId }) => orderId)].map(([id, own]) => [id, own.map(toOrderLine)]));
}

/** Which of these orders have an invoice that was not refused. */
export async function invoicedOf(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: invoiceOrders.orderId })
    .from(invoiceOrders)
    .where(and(inArray(invoiceOrders.orderId, [...ids]), eq(invoiceOrders.isRefused, false)));
  return new Set(rows.map(({ id }) => id));
}

/** What a buyer's order was for, to be bought again; nothing when the order is not the buyer's. */
export const findBoughtLines = (db: Db, buyerId: number, id: number) =>
  db
    .select({ state: orders.state, goodsId: orderLines.goodsId, quantity: orderLines.quantity, customerRef: orderLines.customerRef })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.id, id), eq(orders.buyerId, buyerId)))
    .orderBy(asc(orderLines.id));

/** An order's lines as they are stored, in the order in which they were bought. */
export const storedLinesOf = (db: Db, id: number): Promise<(typeof orderLines.$inferSelect)[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.id));

/** Orders of a buyer, for this transaction alone. */
export const lockOrders = (tx: Db, buyerId: number, ids: readonly number[]): Promise<OrderRecord[]> =>
  tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), eq(orders.buyerId, buyerId)))
    .orderBy(asc(orders.id))
    .for('update');

/** An order and its merchant, for whoever of the two asks. */
export async function findOrderWithMerchant(db: Db, id: number): Promise<{ order: OrderRecord; merchant: MerchantRecord } | undefined> {
  const [found] = await db
    .select({ order: orders, merchant: merchants })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(eq(orders.id, id));
  return found;
}

/** Numbers of unpaid orders whose time is over, the oldest first. */
export async function findUnpaidBefore(db: Db, now: Date, limit: number): Promise<number[]> {
  const overdue = and(eq(orders.state, 'CREATED'), lt(orders.payDeadline, now));
  const rows = await db.select({ id: orders.id }).from(orders).where(overdue).orderBy(asc(orders.payDeadline)).limit(limit);
  return rows.map(({ id }) => id);
}

/** Numbers of orders whose buyer alone has been awaited since before a moment. */
export async function findAwaitedBefore(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'SHIPPED'), lt(orders.awaitedAt, before)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
