import type { OrderState } from '@chippage/api/types';
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { merchants } from './merchant/merchant.schema.ts';
import { stateNames } from './orders/orderMoves.queries.ts';
import { orders } from './orders/orders.schema.ts';
import { invoices } from './papers/papers.schema.ts';
import { onlinePayments } from './payments/payments.schema.ts';

/** Orders that somebody still has to do something about. */
const open: OrderState[] = ['CREATED', 'RECEIPT_REVIEW', 'PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE'];

/** "2 个（待付款 1、待发货 1）", or null when there is none. */
async function openOrders(db: Db, whose: SQL): Promise<string | null> {
  const rows = await db
    .select({ state: orders.state, total: count() })
    .from(orders)
    .where(and(whose, inArray(orders.state, open)))
    .groupBy(orders.state);
  if (rows.length === 0) return null;
  const sum = rows.reduce((total, row) => total + row.total, 0);
  const sorted = rows.toSorted((a, b) => open.indexOf(a.state) - open.indexOf(b.state));
  return `${sum} 个（${sorted.map(({ state, total }) => `${stateNames[state]} ${total}`).join('、')}）`;
}

/** What of a member's purchases is not done: orders under way, money that is on its way back, papers that were asked for. */
export async function openPurchasesOf(db: Db, memberId: number): Promise<string | null> {
  const mine = eq(orders.buyerId, memberId);
  const found = await openOrders(db, mine);
  if (found) return `还有未完成的订单 ${found}`;
  const [refunds] = await db
    .select({ total: count() })
    .from(onlinePayments)
    .innerJoin(orders, eq(orders.id, onlinePayments.orderId))
    .where(and(mine, eq(onlinePayments.state, 'refunding')));
  if (refunds && refunds.total > 0) return `还有 ${refunds.total} 笔退款正在退回`;
  const [papers] = await db
    .select({ total: count() })
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), inArray(invoices.state, ['applied', 'issuing'])));
  return papers && papers.total > 0 ? `还有 ${papers.total} 张发票待开具` : null;
}

/** What keeps a merchant from going: its seat has to be given to somebody else first. */
export async function openSalesOf(db: Db, memberId: number): Promise<string | null> {
  const [seat] = await db.select({ id: merchants.id, name: merchants.name }).from(merchants).where(eq(merchants.memberId, memberId));
  if (!seat) return null;
  const found = await openOrders(db, eq(orders.merchantId, seat.id));
  return found ? `您代表的卖家“${seat.name}”还有未完成的订单 ${found}` : `您是卖家“${seat.name}”的代表，请先联系平台交接`;
}
