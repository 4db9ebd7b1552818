import type { OnlinePayment, OrderDetail, PaidOrder } from '@chippage/api/types';

/** The share of an order that a payment need not have paid: it goes back. */
export interface SentBack extends PaidOrder {
  /** `otherwise`: paid by another way; `closed`: there was nothing left to pay. */
  why: 'otherwise' | 'closed';
  /** Whether it is back already, and not on its way. */
  isSent: boolean;
}

/** What of a payment goes back because an order did not need it. Money of a claim that goes back is another story. */
export function sentBackOf({ id: paymentId }: Pick<OnlinePayment, 'id'>, orders: readonly OrderDetail[]): SentBack[] {
  return orders.flatMap(({ id, state, claims, payments }) => {
    // As it is told for this order.
    const own = payments.find((payment) => payment.id === paymentId);
    const share = own?.orders.find((order) => order.id === id);
    if (!own || !share || (own.state !== 'refunding' && own.state !== 'refunded') || claims.length > 0) return [];
    return [{ ...share, why: state === 'CLOSED' ? ('closed' as const) : ('otherwise' as const), isSent: own.state === 'refunded' }];
  });
}
