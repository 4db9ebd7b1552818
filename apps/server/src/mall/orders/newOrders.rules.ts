import type { Operations } from '@chippage/api/operations';
import type { Group } from '../cart/cart.rules.ts';
import { notOrderableFailure, outOfStockFailure, overLimitFailure, totalChangedFailure } from '../mall.errors.ts';
import { formatMoney, parseMicros } from '../money.ts';
import { type OrderRecord, PAY_HOURS } from './orders.rules.ts';
import type { orderLines } from './orders.schema.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';

/** What a buyer says about an order beside what is in it. */
export type OrderTerms = Omit<Operations['createGoodsOrder']['input']['body'], 'goods'>;

/** Numbers that nobody else gets, for orders and their lines. */
export interface Reserved {
  orders: { id: number; at: number }[];
  lines: number[];
}

/** A number that says the month and nothing about how many orders there are; never the same twice. */
function orderNoOf(at: number, now: Date): string {
  const month = shanghaiDate(now).slice(2, 7).replace('-', '');
  // 48,271 and 100,000,000 share no factor: a counter goes through all eight-digit numbers in an order nobody guesses at a glance.
  const digits = String(((at % 100_000_000) * 48_271 + 7_318_253) % 100_000_000).padStart(8, '0');
  return `${month}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** What orders made together share, and the number of this one. */
interface OrderFrame {
  number: Reserved['orders'][number];
  source: 'cart' | 'goods' | 'bargain';
  terms: OrderTerms;
  address: OrderRecord['address'];
  title: OrderRecord['title'];
  memberId: number;
  /** The request that was approved; null: nobody had to. */
  requestId: number | null;
  /** The credit terms that it counts against; null: it is paid for before it is shipped. */
  termsId: number | null;
  now: Date;
}

/** The row of a new order. */
export function toOrder({ terms: sale, totals }: Group, { number, source, terms, address, title, memberId, requestId, termsId, now }: OrderFrame): OrderRecord {
  const { merchantId, currency, isHongKong } = sale;
  const { goods: goodsTotal, untaxed, tax, freight, freightTerm, total, taxMode } = totals;
  return {
    id: number.id,
    orderNo: orderNoOf(number.at, now),
    buyerId: memberId,
    merchantId,
    source,
    // What is paid by the month waits for nothing before it is shipped.
    state: termsId === null ? 'CREATED' : 'PAID',
    currency,
    goodsTotal,
    untaxed,
    tax,
    freight,
    freightTerm,
    total,
    taxMode,
    payMethod: terms.payMethod,
    termsId,
    poNo: terms.poNo.trim() || null,
    payDeadline: new Date(now.getTime() + PAY_HOURS * 3_600_000),
    address,
    title,
    isHongKong,
    forwarder: isHongKong ? terms.forwarder.trim() || address.forwarder : null,
    warehousingNo: isHongKong ? terms.warehousingNo.trim() || address.warehousingNo : null,
    remark: terms.expected.find((seen) => seen.merchantId === merchantId && seen.currency === currency)?.remark?.trim() || null,
    requestId,
    closeReason: null,
    createdAt: now,
    paidAt: null,
    confirmedAt: null,
    firstShippedAt: null,
    shippedAt: null,
    awaitedAt: null,
    finishedAt: null,
    closedAt: null,
    refundedAt: null,
    refunded: '0.00',
    isHidden: false,
  };
}

/** The row of a line of a new order. */
export function toRow({ line, stored, total }: Group['lines'][number], orderId: number, id: number): typeof orderLines.$inferSelect {
  const { goods } = line;
  const { hsCode, origin, weight } = stored.goods;
  const { partId, mpn, brandName, brandNameCn, packageCase, packing, unit, taxMode, dateCode } = goods;
  return {
    id,
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
    shippedQuantity: 0,
    cancelledQuantity: 0,
    refundedQuantity: 0,
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

/** @throws Failure when a line cannot be ordered as it is. */
export function requireOrderable(groups: readonly Group[]): void {
  const lines = groups.flatMap((group) => group.lines.map(({ line }) => line));
  const ids = (states: string[]) => lines.filter(({ state }) => states.includes(state)).map(({ goods }) => goods.id);
  const short = ids(['out_of_stock', 'above_stock']);
  const wrong = ids(['off_sale', 'below_min', 'not_multiple', 'above_max']);
  if (wrong.length > 0) throw notOrderableFailure(wrong);
  if (short.length > 0) throw outOfStockFailure(short);
}

/** What the buyer saw has to be what is charged. @throws Failure with the fresh totals */
export function requireTotals(groups: readonly Group[], expected: OrderTerms['expected']): void {
  const fresh = groups.map(({ terms, totals }) => ({ merchantId: terms.merchantId, currency: terms.currency, total: totals.total }));
  const isSame = ({ merchantId, currency, total }: (typeof fresh)[number]) =>
    expected.some((seen) => seen.merchantId === merchantId && seen.currency === currency && seen.total === total);
  if (expected.length !== fresh.length || !fresh.every(isSame)) throw totalChangedFailure(fresh);
}

/** What one order comes to. */
interface Amount {
  currency: 'CNY' | 'USD';
  total: string;
}

/** What each order of groups comes to. */
export const amountsOf = (groups: readonly Group[]): Amount[] => groups.map(({ terms, totals }) => ({ currency: terms.currency, total: totals.total }));

/**
 * Whether each order is within a limit. What one order comes to is counted, with tax and freight; the limit is in yuan,
 * so that of an order in dollars nobody can say that it is. @param limit Null: there is none.
 */
export const isWithinLimit = (limit: string | null, amounts: readonly Amount[]): boolean =>
  limit === null || amounts.every(({ currency, total }) => currency === 'CNY' && parseMicros(total) <= parseMicros(limit));

/**
 * What a member orders for their company has to be within their limit.
 * @param buyer Null: who buys for no company, or without a limit. @throws Failure that says whom to ask
 */
export function requireWithinLimit(buyer: { spendLimit: string | null } | null, groups: readonly Group[]): void {
  const limit = buyer?.spendLimit ?? null;
  if (limit !== null && !isWithinLimit(limit, amountsOf(groups))) throw overLimitFailure(limit);
}
