import type { CreatedOrders } from '@chippage/api/types';
import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { auditRows } from '../../platform/audit.schema.ts';
import { toAuditRow } from '../../platform/audit.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { findAddressAnd } from '../papers/addresses.handlers.ts';
import { withGoods } from '../cart/cart.queries.ts';
import { type Group, priceGroups, type UnpricedLine } from '../cart/cart.rules.ts';
import { cartLines } from '../cart/cart.schema.ts';
import { findTitle } from '../papers/invoiceTitles.handlers.ts';
import { notOrderable, outOfStock, totalChanged, wrongPayMethod } from '../mall.errors.ts';
import { type OrderTerms, reserve, toOrder, toRow } from './newOrders.rules.ts';
import type { OrderRecord } from './orderMoves.queries.ts';
import { buyerActions, toOrderLine, toOrderRow } from './orders.rules.ts';
import { bargains, orderEvents, orderLines, orders } from './orders.schema.ts';
import type { Prepared } from '../repeatable.ts';
import { takeStock } from '../goods/stock.queries.ts';

/** What an order is made of. */
export interface OrderSource {
  kind: 'cart' | 'goods' | 'bargain';
  lines: readonly UnpricedLine[];
  bargainId?: number;
}

/** @throws Failure when a line cannot be ordered as it is. */
function requireOrderable(groups: readonly Group[]): void {
  const lines = groups.flatMap((group) => group.lines.map(({ line }) => line));
  const ids = (states: string[]) => lines.filter(({ state }) => states.includes(state)).map(({ goods }) => goods.id);
  const short = ids(['out_of_stock', 'above_stock']);
  const wrong = ids(['off_sale', 'below_min', 'not_multiple', 'above_max']);
  if (wrong.length > 0) throw notOrderable(wrong);
  if (short.length > 0) throw outOfStock(short);
}

/** What the buyer saw has to be what is charged. @throws Failure with the fresh totals */
function requireTotals(groups: readonly Group[], expected: OrderTerms['expected']): void {
  const fresh = groups.map(({ terms, totals }) => ({ merchantId: terms.merchantId, currency: terms.currency, total: totals.total }));
  const isSame = ({ merchantId, currency, total }: (typeof fresh)[number]) =>
    expected.some((seen) => seen.merchantId === merchantId && seen.currency === currency && seen.total === total);
  if (expected.length !== fresh.length || !fresh.every(isSame)) throw totalChanged(fresh);
}

/**
 * What makes one order for each merchant and currency: the answer, and what has to be written for it to be true.
 * @throws Failure when it cannot be ordered like this
 */
export async function createOrders(ctx: Ctx<Session>, tx: Db, source: OrderSource, terms: OrderTerms): Promise<Prepared<CreatedOrders>> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  const groups = priceGroups(
    await withGoods(
      tx,
      source.lines.map((line) => ({ ...line, isSelected: true })),
    ),
  );
  const counted = groups.flatMap((group) => group.lines).length;
  if (counted === 0 || counted !== source.lines.length) throw notFound('商品');
  requireOrderable(groups);
  if (terms.payMethod === 'alipay' && groups.some((group) => group.terms.currency !== 'CNY')) throw wrongPayMethod();
  const { address, beside: numbers } = await findAddressAnd(tx, memberId, terms.addressId, reserve(groups.length, counted));
  const title = terms.titleId === undefined ? null : await findTitle(tx, memberId, terms.titleId);
  requireTotals(groups, terms.expected);

  const made = groups.map((group, at) => {
    const number = numbers.orders[at];
    if (!number) throw new Error('no number was reserved');
    const order = toOrder(group, { number, source: source.kind, terms, address, title, memberId, now });
    return { group, order, lines: group.lines.map((priced) => toRow(priced, order.id, numbers.lines.shift() ?? 0)) };
  });
  const rows = made.map(({ order }) => order);
  const fact = ({ orderNo, currency, total }: OrderRecord) =>
    toAuditRow(ctx, { event: 'order.create', outcome: 'ok', memberId, detail: { order: orderNo, currency, total } });
  const takings = made.flatMap(({ group, order }) =>
    group.lines.map(({ line: { goods, quantity }, stored }) => ({ goodsId: goods.id, quantity, orderId: order.id, stocks: stored.stocks })),
  );
  return {
    answer: {
      orders: made.map(({ group, order, lines }) => toOrderRow(order, lines.map(toOrderLine), group.merchant, buyerActions(order, { isInvoiced: false }))),
    },
    writes: [
      tx.insert(orders).overridingSystemValue().values(rows),
      tx
        .insert(orderLines)
        .overridingSystemValue()
        .values(made.flatMap(({ lines }) => lines)),
      tx.insert(orderEvents).values(rows.map(({ id }) => ({ orderId: id, at: now, party: 'buyer' as const, text: '提交订单', toState: 'CREATED' as const }))),
      tx.insert(auditRows).values(rows.map(fact)),
      ...takeStock(tx, takings, now),
      ...endSource(tx, source, memberId, rows[0]?.id ?? null),
    ],
  };
}

/** What was ordered is no longer in the cart, and no longer to be bargained about. */
function endSource(tx: Db, { kind, lines, bargainId }: OrderSource, memberId: number, orderId: number | null): SQLWrapper[] {
  const ids = lines.map(({ id }) => id);
  if (kind === 'cart') return [tx.delete(cartLines).where(and(eq(cartLines.memberId, memberId), inArray(cartLines.id, ids)))];
  return bargainId === undefined ? [] : [tx.update(bargains).set({ state: 'ordered', orderId }).where(eq(bargains.id, bargainId))];
}
