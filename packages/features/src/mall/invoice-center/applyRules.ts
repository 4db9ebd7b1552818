import type { OrderRow } from '@chippage/api/types';

/** Orders that one invoice covers at most, and signs of its remark. */
export const MOST_ORDERS = 20;
export const MOST_REMARK = 200;

/** A seller with the orders that can be invoiced. */
export interface SellerOrders {
  id: number;
  name: string;
  orders: OrderRow[];
}

/** Whether the server would invoice an order now. */
export const canBeInvoiced = ({ actions }: Pick<OrderRow, 'actions'>): boolean => actions.includes('apply_invoice');

/** Orders by seller, in the order in which the sellers come up: an invoice is one seller's. */
export function bySeller(orders: readonly OrderRow[]): SellerOrders[] {
  const sellers = new Map<number, SellerOrders>();
  for (const order of orders.filter(canBeInvoiced)) {
    const { id, name } = order.merchant;
    const seller = sellers.get(id) ?? { id, name, orders: [] };
    seller.orders.push(order);
    sellers.set(id, seller);
  }
  return [...sellers.values()];
}

/** The seller whose orders are chosen; `null` while none is. */
export function sellerOf(sellers: readonly SellerOrders[], chosen: readonly number[]): SellerOrders | null {
  return sellers.find(({ orders }) => orders.some(({ id }) => chosen.includes(id))) ?? null;
}

/** What of the chosen can go together: orders that are there, of the first one's seller, no more than an invoice covers. */
export function together(sellers: readonly SellerOrders[], chosen: readonly number[]): number[] {
  const own = sellerOf(sellers, chosen)?.orders.map(({ id }) => id) ?? [];
  return chosen.filter((id) => own.includes(id)).slice(0, MOST_ORDERS);
}
