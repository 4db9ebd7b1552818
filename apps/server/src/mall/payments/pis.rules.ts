import type { Address, InvoiceTitle, MerchantBrief, Pi } from '@chippage/api/types';
import type { Group } from '../cart/cart.rules.ts';
import { noPiFailure } from '../mall.errors.ts';
import { trimUnitPrice } from '../money.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import type { orderLines } from '../orders/orders.schema.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import type { PiLine, pis } from './payments.schema.ts';
import { allows } from '../states.rules.ts';

/** Days for which the prices on a pro forma invoice hold. */
export const VALID_DAYS = 7;

/** A pro forma invoice with what its state depends on. */
export interface StoredPi {
  pi: typeof pis.$inferSelect;
  merchant: MerchantBrief;
  orderNo: string | null;
  orderState: OrderRecord['state'] | null;
}

/** What a pro forma invoice is made of. */
export type PiDraft = Pick<
  typeof pis.$inferInsert,
  'merchantId' | 'orderId' | 'currency' | 'goods' | 'untaxed' | 'tax' | 'freight' | 'total' | 'taxMode' | 'lines' | 'address' | 'title'
>;

const unpaid = new Set(['CREATED', 'RECEIPT_REVIEW', 'CLOSED']);

/** A pro forma invoice as the contract shows it. */
export function toPi({ pi, merchant, orderNo, orderState }: StoredPi, now: Date): Pi {
  const isPaid = orderState !== null && !unpaid.has(orderState);
  const state = isPaid ? 'paid' : pi.isVoided || orderState === 'CLOSED' ? 'voided' : pi.validUntil < shanghaiDate(now) ? 'expired' : 'valid';
  const { id, piNo, orderId, currency, total, lines, issuedOn, validUntil, createdAt } = pi;
  return {
    id,
    piNo,
    state,
    orderId,
    orderNo,
    merchant,
    currency,
    total,
    lineCount: lines.length,
    date: issuedOn,
    validUntil,
    url: `/mall/user/pi/file/${id}`,
    createTime: createdAt.toISOString(),
  };
}

/** A draft of an order. @throws Failure once it is paid or closed */
export function draftOfOrder(order: OrderRecord, rows: readonly (typeof orderLines.$inferSelect)[]): PiDraft {
  if (!allows('order', order.state, 'make_pi')) throw noPiFailure('付款前的订单才能生成形式发票');
  const lines = rows.map((row): PiLine => ({
    mpn: row.mpn,
    brandName: row.brandName,
    description: row.packageCase ?? '电子元器件 Electronic component',
    origin: row.origin,
    hsCode: row.hsCode,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: trimUnitPrice(row.unitPrice),
    amount: row.lineTotal,
    customerRef: row.customerRef,
    leadTimeDays: null,
  }));
  const { merchantId, currency, goodsTotal, untaxed, tax, freight, total, taxMode, address, title } = order;
  return { merchantId, orderId: order.id, currency, goods: goodsTotal, untaxed, tax, freight, total, taxMode, lines, address, title };
}

/** The one group that lines of a cart make. @throws Failure when they cannot be ordered together */
export function requireOneGroup([group, ...others]: readonly Group[]): Group {
  if (!group || others.length > 0) throw noPiFailure('形式发票只能包含同一个卖家、同一种币种的物料');
  if (group.selectedCount !== group.lines.length) throw noPiFailure('有物料不能下单，请先修正数量或移除');
  return group;
}

/** A draft of lines of a cart. */
export function draftOfCart(group: Group, address: Address | null, title: InvoiceTitle | null): PiDraft {
  const lines = group.lines.map(({ line, stored }): PiLine => ({
    mpn: line.goods.mpn,
    brandName: line.goods.brandName,
    description: line.goods.packageCase ?? line.goods.categoryName,
    origin: stored.goods.origin,
    hsCode: stored.goods.hsCode,
    quantity: line.quantity,
    unit: line.goods.unit,
    unitPrice: line.unitPrice ?? '0',
    amount: line.lineTotal ?? '0.00',
    customerRef: line.customerRef,
    leadTimeDays: line.goods.leadTimeDays,
  }));
  const { freightTerm: _term, ...sums } = group.totals;
  return { ...sums, merchantId: group.terms.merchantId, orderId: null, lines, address, title };
}
