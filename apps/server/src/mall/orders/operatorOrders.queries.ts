import type { OperatorOrder, OrderState } from '@chippage/api/types';
import { and, asc, count, desc, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { idsOfMembers } from '../../platform/members/memberSearch.queries.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { merchantBrief } from '../merchant/merchants.queries.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { subjects } from '../states.rules.ts';
import { orderLines, orders } from './orders.schema.ts';

interface Wish {
  currency: 'CNY' | 'USD' | undefined;
  state: OrderState | undefined;
  keywords: string;
}

const idIn = (words: string) => (/^\d{1,15}$/.test(words) ? Number(words) : null);

function conditions(db: Db, { currency, state, keywords }: Wish) {
  const words = keywords.trim();
  const like = literalLike(words);
  const merchantId = idIn(words);
  const inLines = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.mpn, like)));
  return and(
    currency === undefined ? undefined : eq(orders.currency, currency),
    state === undefined ? undefined : eq(orders.state, state),
    words === ''
      ? undefined
      : or(
          ilike(orders.orderNo, like),
          exists(inLines),
          inArray(orders.buyerId, idsOfMembers(words)),
          ilike(merchants.name, like),
          merchantId === null ? undefined : eq(merchants.id, merchantId),
        ),
  );
}

const buyers = memberNames('buyers');

const selectOrders = (db: Db) =>
  db
    .select({ order: orders, buyer: { id: buyers.id, nickName: buyers.nickName }, merchant: merchantBrief })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(merchants, eq(merchants.id, orders.merchantId));

/** The MPN of the first line of orders, and how many lines they have. */
async function briefLinesOf(db: Db, ids: readonly number[]): Promise<Map<number, { mpn: string; lineCount: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orderLines.orderId, mpn: sql<string>`(array_agg(${orderLines.mpn} order by ${asc(orderLines.id)}))[1]`, lineCount: count() })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ id, ...brief }) => [id, brief]));
}

/** A page of all orders of the mall, the newest first. */
export async function listAllOrders(db: Db, wish: Wish, page: Page): Promise<{ rows: OperatorOrder[]; total: number }> {
  const where = conditions(db, wish);
  const [found, total] = await Promise.all([
    pageOf(selectOrders(db).where(where).orderBy(desc(orders.createdAt), desc(orders.id)).$dynamic(), page),
    db.$count(db.select({ id: orders.id }).from(orders).innerJoin(merchants, eq(merchants.id, orders.merchantId)).where(where).as('found')),
  ]);
  const lines = await briefLinesOf(
    db,
    found.map(({ order }) => order.id),
  );
  const rows = found.map(({ order: { id, orderNo, state, currency, total: sum, refunded, createdAt }, buyer, merchant }) => ({
    id,
    orderNo,
    state,
    stateName: subjects.order.states[state],
    buyer,
    merchant,
    currency,
    total: sum,
    refunded,
    ...(lines.get(id) ?? { mpn: '', lineCount: 1 }),
    createTime: createdAt.toISOString(),
  }));
  return { rows, total };
}
