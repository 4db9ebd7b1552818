import type { OnlinePayment, OrderDetail } from '@chippage/api/types';

/** What the page of a payment shows. */
export type PayView =
  | 'choose'
  | 'attemptClosed'
  | 'asking'
  | 'unclear'
  | 'paid'
  | 'alreadyPaid'
  | 'refunding'
  | 'refunded'
  | 'mismatch'
  | 'review'
  | 'closed'
  | 'expired';

/** The visit to the payment channel that the visitor comes back from. */
export interface PayReturn {
  /** As it was last heard of; null until it was. */
  state: OnlinePayment['state'] | null;
  /** What it pays, and of how many orders; null while that is not known. */
  paid: { amount: string; count: number } | null;
  /** Whether it is still being asked for. */
  isAsking: boolean;
}

interface PayFacts {
  order: Pick<OrderDetail, 'state'>;
  /** Minutes until the order is closed; null while that is not known. */
  minutesLeft: number | null;
  returned: PayReturn | null;
}

/** Decides by the payment that the visitor comes back from, then by where the order stands, then by the time. */
export function payViewOf({ order: { state }, minutesLeft, returned }: PayFacts): PayView {
  const channel = returned?.state;
  if (channel === 'paid') return 'paid';
  if (channel === 'refunding' || channel === 'refunded' || channel === 'mismatch') return channel;
  if (state === 'RECEIPT_REVIEW') return 'review';
  if (state === 'CLOSED') return 'closed';
  if (state !== 'CREATED') return 'alreadyPaid';
  if (returned && (channel === 'pending' || channel === null)) return returned.isAsking ? 'asking' : 'unclear';
  if (minutesLeft !== null && minutesLeft <= 0) return 'expired';
  return channel === 'closed' ? 'attemptClosed' : 'choose';
}
