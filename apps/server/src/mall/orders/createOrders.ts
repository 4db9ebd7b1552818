import type { CreatedOrders } from '@chippage/api/types';
import { buyerOf } from '../../enterprise/companyOf.ts';
import { toAuditRow } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { withGoods } from '../cart/cart.queries.ts';
import { priceGroups } from '../cart/cart.rules.ts';
import { takeStock } from '../goods/stock.queries.ts';
import { wrongPayMethodFailure } from '../mall.errors.ts';
import { findAddressAnd } from '../papers/addresses.queries.ts';
import { takesInvoice } from '../papers/invoices.rules.ts';
import { findTitle } from '../papers/invoiceTitles.queries.ts';
import type { Prepared } from '../../platform/repeatable.ts';
import { endSource, type OrderSource, reserve, writingOrders } from './newOrders.queries.ts';
import { type OrderTerms, requireOrderable, requireTotals, requireWithinLimit, toOrder, toRow } from './newOrders.rules.ts';
import { hintOf } from './hints.rules.ts';
import { buyerActions, type OrderRecord, toOrderLine, toOrderRow } from './orders.rules.ts';

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
  if (terms.payMethod === 'alipay' && groups.some((group) => group.terms.currency !== 'CNY')) throw wrongPayMethodFailure();
  const { address, beside: numbers } = await findAddressAnd(tx, memberId, terms.addressId, reserve(groups.length, counted));
  const title = terms.titleId === undefined ? null : await findTitle(tx, memberId, terms.titleId);
  requireTotals(groups, terms.expected);
  requireWithinLimit(await buyerOf(tx, memberId), groups);

  const made = groups.map((group, at) => {
    const number = numbers.orders[at];
    if (!number) throw new Error('no number was reserved');
    const order = toOrder(group, { number, source: source.kind, terms, address, title: takesInvoice(group.totals) ? title : null, memberId, now });
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
      orders: made.map(({ group, order, lines }) =>
        toOrderRow(order, {
          lines: lines.map(toOrderLine),
          merchant: group.merchant,
          actions: buyerActions(order, { isInvoiced: false }),
          hint: hintOf(order, 'buyer', { isClaimOpen: false }),
        }),
      ),
    },
    writes: [
      ...writingOrders(tx, { rows, lines: made.flatMap(({ lines }) => lines), facts: rows.map(fact), now }),
      ...takeStock(tx, takings, now),
      ...endSource(tx, source, memberId, rows[0]?.id ?? null),
    ],
  };
}
