import { invoiceApplicationLimits } from '@chippage/api/limits';
import type { OrderRow } from '@chippage/api/types';

/** Orders that one invoice covers at most, and signs of its remark. */
export const MOST_ORDERS = invoiceApplicationLimits.orderIds.maxItems;
export const MOST_REMARK = invoiceApplicationLimits.remark.maxLength;

/** A merchant with the orders that can be invoiced. */
export interface MerchantOrders {
  id: number;
  name: string;
  orders: OrderRow[];
}

/** Whether the server would invoice an order now. */
export const canBeInvoiced = ({ actions }: Pick<OrderRow, 'actions'>): boolean => actions.includes('apply_invoice');

/** Orders by merchant, in the order in which the merchants come up: an invoice is one merchant's. */
export function byMerchant(orders: readonly OrderRow[]): MerchantOrders[] {
  const merchants = new Map<number, MerchantOrders>();
  for (const order of orders.filter(canBeInvoiced)) {
    const { id, name } = order.merchant;
    const merchant = merchants.get(id) ?? { id, name, orders: [] };
    merchant.orders.push(order);
    merchants.set(id, merchant);
  }
  return [...merchants.values()];
}

/** The merchant whose orders are chosen; `null` while none is. */
export function merchantOf(merchants: readonly MerchantOrders[], chosen: readonly number[]): MerchantOrders | null {
  return merchants.find(({ orders }) => orders.some(({ id }) => chosen.includes(id))) ?? null;
}

/** What of the chosen can go together: orders that are there, of the first one's merchant, no more than an invoice covers. */
export function together(merchants: readonly MerchantOrders[], chosen: readonly number[]): number[] {
  const own = merchantOf(merchants, chosen)?.orders.map(({ id }) => id) ?? [];
  return chosen.filter((id) => own.includes(id)).slice(0, MOST_ORDERS);
}
