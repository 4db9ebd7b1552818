import type { Address, CreatedOrders, InvoiceTitle } from '@chippage/api/types';
import { buyerOf } from '../../enterprise/companyOf.ts';
import { toAuditRow } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { withGoods } from '../cart/cart.queries.ts';
import { type Group, priceGroups } from '../cart/cart.rules.ts';
import { requireCredit } from '../credit/reserving.ts';
import { takeStock } from '../goods/stock.queries.ts';
import { wrongPayMethodFailure } from '../mall.errors.ts';
import { findAddressAnd } from '../papers/addresses.queries.ts';
import { takesInvoice } from '../papers/invoices.rules.ts';
import { findTitle } from '../papers/invoiceTitles.queries.ts';
import type { Prepared } from '../../platform/repeatable.ts';
import { endSource, type OrderSource, reserve, takeNumbers, writingOrders } from './newOrders.queries.ts';
import { type OrderTerms, requireOrderable, requireTotals, requireWithinLimit, toOrder, toRow } from './newOrders.rules.ts';
import { amountText } from '../money.ts';
import { tellMerchant } from './orderNotices.ts';
import { hintOf } from './hints.rules.ts';
import { buyerActions, type OrderRecord, toOrderLine, toOrderRow } from './orders.rules.ts';

/** A request that was approved: for whom it is ordered, with their papers as they were. */
export interface Approval {
  requestId: number;
  memberId: number;
  /** The company for which it is ordered. */
  companyId: number;
  address: Address;
  title: InvoiceTitle | null;
}

/** Where the orders go and whom they are billed to, with numbers for them. */
async function papersFor(tx: Db, memberId: number, terms: OrderTerms, counts: { orders: number; lines: number }) {
  const { address, beside: numbers } = await findAddressAnd(tx, memberId, terms.addressId, reserve(counts.orders, counts.lines));
  return { address, numbers, title: terms.titleId === undefined ? null : await findTitle(tx, memberId, terms.titleId) };
}

/**
 * Prices what is to be ordered, by merchant and currency.
 * @throws Failure when it cannot be ordered like this
 */
export async function priceToOrder(tx: Db, lines: OrderSource['lines'], payMethod: OrderTerms['payMethod']): Promise<Group[]> {
  const groups = priceGroups(
    await withGoods(
      tx,
      lines.map((line) => ({ ...line, isSelected: true })),
    ),
  );
  const counted = groups.flatMap((group) => group.lines).length;
  if (counted === 0 || counted !== lines.length) throw notFound('商品');
  requireOrderable(groups);
  if (payMethod !== 'transfer' && groups.some((group) => group.terms.currency !== 'CNY')) throw wrongPayMethodFailure();
  return groups;
}

/** The company for which a member orders alone, within their limit. @throws Failure enterprise.right_missing, order.over_limit */
async function withinLimit(tx: Db, memberId: number, groups: readonly Group[]) {
  const company = await buyerOf(tx, memberId);
  requireWithinLimit(company, groups);
  return company;
}

/**
 * What makes one order for each merchant and currency: the answer, and what has to be written for it to be true.
 * @param approval What somebody in the company agreed to: it is ordered for who asked, whatever they may order alone.
 * @throws Failure when it cannot be ordered like this
 */
export async function createOrders(
  ctx: Ctx<Session>,
  tx: Db,
  source: OrderSource,
  terms: OrderTerms,
  approval: Approval | null = null,
): Promise<Prepared<CreatedOrders>> {
  const memberId = approval?.memberId ?? ctx.session.memberId;
  const now = ctx.clock.now();
  const groups = await priceToOrder(tx, source.lines, terms.payMethod);
  const counts = { orders: groups.length, lines: source.lines.length };
  const papers = approval ? { ...approval, numbers: await takeNumbers(tx, counts.orders, counts.lines) } : await papersFor(tx, memberId, terms, counts);
  const { address, title, numbers } = papers;
  requireTotals(groups, terms.expected);
  const company = approval ? { id: approval.companyId } : await withinLimit(tx, memberId, groups);
  const credit = terms.payMethod === 'terms' ? await requireCredit(tx, 'reserve', { companyId: company?.id ?? null, groups, now }) : null;

  const made = groups.map((group, at) => {
    const number = numbers.orders[at];
    if (!number) throw new Error('no number was reserved');
    const order = toOrder(group, {
      number,
      source: source.kind,
      terms,
      address,
      title: takesInvoice(group.totals) ? title : null,
      memberId,
      requestId: approval?.requestId ?? null,
      termsId: credit?.get(group.terms.merchantId)?.id ?? null,
      now,
    });
    return { group, order, lines: group.lines.map((priced) => toRow(priced, order.id, numbers.lines.shift() ?? 0)) };
  });
  const rows = made.map(({ order }) => order);
  const fact = ({ orderNo, currency, total }: OrderRecord) => {
    const by = { outcome: 'ok', memberId: ctx.session.memberId } as const;
    if (!approval) return toAuditRow(ctx, { event: 'order.create', ...by, detail: { order: orderNo, currency, total } });
    return toAuditRow(ctx, { event: 'order.create', ...by, detail: { order: orderNo, currency, total, request: approval.requestId, buyer: memberId } });
  };
  if (credit)
    for (const order of rows) await tellMerchant(tx, order, '有新的月结订单', `${amountText(order.total, order.currency)}，记入月结，请确认并安排发货。`, now);
  const takings = made.flatMap(({ group, order }) =>
    group.lines.map(({ line: { goods, quantity }, stored }) => ({ goodsId: goods.id, quantity, orderId: order.id, stocks: stored.stocks })),
  );
  return {
    answer: {
      orders: made.map(({ group, order, lines }) =>
        toOrderRow(order, {
          lines: lines.map(toOrderLine),
          merchant: group.merchant,
          actions: buyerActions(order, { isInvoiced: false, claim: null }),
          hint: hintOf(order, 'buyer', { claim: null }),
          claim: null,
        }),
      ),
    },
    writes: [
      ...writingOrders(tx, {
        rows,
        lines: made.flatMap(({ lines }) => lines),
        facts: rows.map(fact),
        text: `${approval ? '审批通过，提交订单' : '提交订单'}${credit ? '，月结' : ''}`,
        now,
      }),
      ...takeStock(tx, takings, now),
      ...endSource(tx, source, memberId, rows[0]?.id ?? null),
    ],
  };
}
