import { notFound } from '../../platform/errors.ts';
import { noInvoiceFailure } from '../mall.errors.ts';
import { divideHalfUp, formatMoney, parseMicros } from '../money.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { allows } from '../states.rules.ts';

type Invoiced = Pick<OrderRecord, 'id' | 'state' | 'currency' | 'taxMode' | 'merchantId'>;

/** Whether an invoice of an order can ever be had. */
export const takesInvoice = ({ currency, taxMode }: Pick<OrderRecord, 'currency' | 'taxMode'>): boolean => currency === 'CNY' && taxMode !== 'untaxed';

/**
 * @param invoiced Orders that have an invoice.
 * @throws Failure when these orders cannot have one invoice together.
 */
export function requireTogether(found: readonly Invoiced[], wanted: number, invoiced: ReadonlySet<number>): void {
  if (found.length !== wanted) throw notFound('订单');
  if (found.some(({ state }) => !allows('order', state, 'apply_invoice'))) throw noInvoiceFailure('确认收货后才能申请发票');
  if (!found.every(takesInvoice)) throw noInvoiceFailure('美元、未税的订单不开发票');
  if (new Set(found.map(({ merchantId }) => merchantId)).size !== 1) throw noInvoiceFailure('一张发票只能合并同一个卖家的订单');
  if (found.some(({ id }) => invoiced.has(id))) throw noInvoiceFailure('订单已经申请过发票');
}

const CENT = 10_000n;

/** The amounts of an invoice over orders: what their goods cost less what went back of it. Freight is not part of it. */
export function invoiceAmounts(orders: readonly Pick<OrderRecord, 'untaxed' | 'tax' | 'goodsTotal' | 'refunded'>[]): {
  untaxed: string;
  tax: string;
  total: string;
} {
  let [untaxed, total] = [0n, 0n];
  for (const order of orders) {
    const goods = parseMicros(order.goodsTotal);
    const kept = goods - parseMicros(order.refunded);
    total += kept;
    // What is left is taxed as the whole was; unchanged amounts stay to the cent.
    untaxed += divideHalfUp(parseMicros(order.untaxed) * kept, goods * CENT) * CENT;
  }
  return { untaxed: formatMoney(untaxed), tax: formatMoney(total - untaxed), total: formatMoney(total) };
}

/** Freight of these orders, which no invoice of theirs holds; null when none was charged. */
export function freightLeftOut(orders: readonly Pick<OrderRecord, 'freight'>[]): string | null {
  const sum = orders.reduce((all, { freight }) => all + parseMicros(freight ?? '0'), 0n);
  return sum === 0n ? null : formatMoney(sum);
}
