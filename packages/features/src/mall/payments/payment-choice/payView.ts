import type { OnlinePayment, OrderDetail, PaidOrder } from '@chippage/api/types';
import type { SentBack } from './sentBack.ts';

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
  /** What it pays of which orders, and what of that goes back; null while that is not known. */
  paid: { amount: string; orders: readonly PaidOrder[]; back: readonly SentBack[] } | null;
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

/**
 * What became of a payment for one of its orders: one of several may have needed none of it. Money that went back later,
 * by a claim, was paid all the same.
 */
export function ownStateOf({ state, paid }: PayReturn, orderId: number, own: PayReturn['state'], hasClaims: boolean): PayReturn['state'] {
  if (state === null || state === 'pending') return state;
  const share = paid?.back.find(({ id }) => id === orderId);
  if (share) return share.isSent ? 'refunded' : 'refunding';
  const heard = own ?? state;
  if (heard !== 'refunding' && heard !== 'refunded') return heard;
  return hasClaims || (paid !== null && paid.orders.length > 1 && paid.back.length > 0) ? 'paid' : heard;
}
