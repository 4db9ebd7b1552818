import type { Operations } from '@chippage/api/operations';
import type { CreatedOrders, OrderTotals } from '@chippage/api/types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../platform/audit.ts';
import type { Ctx, Session } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { notFound } from '../platform/errors.ts';
import { findAddress } from './addresses.ts';
import { type Group, priceGroups, type UnpricedLine } from './cart.ts';
import { cartLines } from './goods.schema.ts';
import { findTitle } from './invoiceTitles.ts';
import { notOrderable, outOfStock, totalChanged, wrongPayMethod } from './mall.errors.ts';
import { formatMoney } from './money.ts';
import { buyerActions, PAY_HOURS, toOrderLine, toOrderRow } from './orderRows.ts';
import { bargains, orderEvents, orderLines, orders } from './orders.schema.ts';
import { shanghaiDate } from './shanghai.ts';
import { takeStock } from './stock.ts';

type Terms = Omit<Operations['createGoodsOrder']['input']['body'], 'goods'>;

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
function requireTotals(groups: readonly Group[], expected: Terms['expected']): void {
  const fresh = groups.map(({ terms, totals }) => ({ merchantId: terms.merchantId, currency: terms.currency, total: totals.total }));
  const isSame = ({ merchantId, currency, total }: (typeof fresh)[number]) =>
    expected.some((seen) => seen.merchantId === merchantId && seen.currency === currency && seen.total === total);
  if (expected.length !== fresh.length || !fresh.every(isSame)) throw totalChanged(fresh);
}

/** A number that says the month and nothing about how many orders there are; never the same twice. */
function nextOrderNo(now: Date) {
  const month = shanghaiDate(now).slice(2, 7).replace('-', '');
  // 48,271 and 100,000,000 share no factor: a counter goes through all eight-digit numbers in an order nobody guesses at a glance.
  return sql<string>`(select ${month} || '-' || substr(d, 1, 4) || '-' || substr(d, 5) from lpad(((nextval('order_numbers') * 48271 + 7318253) % 100000000)::text, 8, '0') as d)`;
}

const amounts = ({ goods, untaxed, tax, freight, freightTerm, total, taxMode }: OrderTotals) => ({
  goodsTotal: goods,
  untaxed,
  tax,
  freight,
  freightTerm,
  total,
  taxMode,
});

/** Makes one order for each seller and currency, in the given transaction. */
export async function createOrders(ctx: Ctx<Session>, tx: Db, source: OrderSource, terms: Terms): Promise<CreatedOrders> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  const groups = await priceGroups(
    tx,
    source.lines.map((line) => ({ ...line, isSelected: true })),
  );
  const counted = groups.flatMap((group) => group.lines).length;
  if (counted === 0 || counted !== source.lines.length) throw notFound('商品');
  requireOrderable(groups);
  if (terms.payMethod === 'alipay' && groups.some((group) => group.terms.currency !== 'CNY')) throw wrongPayMethod();
  const address = await findAddress(tx, memberId, terms.addressId);
  const title = terms.titleId === undefined ? null : await findTitle(tx, memberId, terms.titleId);
  requireTotals(groups, terms.expected);

  const written = await tx
    .insert(orders)
    .values(
      groups.map(({ terms: { merchantId, currency, isHongKong }, totals }) => ({
        orderNo: nextOrderNo(now),
        buyerId: memberId,
        merchantId,
        source: source.kind,
        state: 'CREATED' as const,
        currency,
        ...amounts(totals),
        payMethod: terms.payMethod,
        payDeadline: new Date(now.getTime() + PAY_HOURS * 3_600_000),
        address,
        title,
        isHongKong,
        forwarder: isHongKong ? terms.forwarder.trim() || address.forwarder : null,
        warehousingNo: isHongKong ? terms.warehousingNo.trim() || address.warehousingNo : null,
        remark: terms.expected.find((seen) => seen.merchantId === merchantId && seen.currency === currency)?.remark?.trim() || null,
        createdAt: now,
      })),
    )
    .returning();
  const lines = await tx
    .insert(orderLines)
    .values(groups.flatMap((group, at) => group.lines.map((priced) => toRow(priced, written[at]?.id ?? 0))))
    .returning();
  await tx
    .insert(orderEvents)
    .values(written.map(({ id }) => ({ orderId: id, at: now, party: 'buyer' as const, text: '提交订单', toState: 'CREATED' as const })));
  if (source.kind === 'cart')
    await tx.delete(cartLines).where(
      and(
        eq(cartLines.memberId, memberId),
        inArray(
          cartLines.id,
          source.lines.map(({ id }) => id),
        ),
      ),
    );
  if (source.bargainId !== undefined)
    await tx
      .update(bargains)
      .set({ state: 'ordered', orderId: written[0]?.id ?? null })
      .where(eq(bargains.id, source.bargainId));
  for (const { orderNo, currency, total } of written)
    await audit({ ...ctx, db: tx }, { event: 'order.create', outcome: 'ok', memberId, detail: { order: orderNo, currency, total } });

  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const answer = {
    orders: written.map((order, at) => {
      const merchant = groups[at]?.merchant ?? { id: order.merchantId, name: '', isSample: false };
      return toOrderRow(order, (byOrder.get(order.id) ?? []).map(toOrderLine), merchant, buyerActions(order, { isInvoiced: false }));
    }),
  };
  await takeStock(tx, lines, now);
  return answer;
}

function toRow({ line, stored, total }: Group['lines'][number], orderId: number): typeof orderLines.$inferInsert {
  const { goods } = line;
  const { hsCode, origin, weight } = stored.goods;
  const { partId, mpn, brandName, brandNameCn, packageCase, packing, unit, taxMode, dateCode } = goods;
  return {
    orderId,
    goodsId: goods.id,
    partId,
    mpn,
    brandName,
    brandNameCn,
    packageCase,
    packing,
    unit,
    quantity: line.quantity,
    unitPrice: line.unitPrice ?? '0',
    lineTotal: formatMoney(total ?? 0n),
    taxMode,
    dateCode,
    hsCode,
    origin,
    weight,
    customerRef: line.customerRef,
  };
}
