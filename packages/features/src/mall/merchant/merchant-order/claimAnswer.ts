import type { Claim, OrderDetail } from '@chippage/api/types';

/** The merchant's word on a claim. */
export type ClaimAnswer =
  | { decision: 'refund'; amount: string; answer: string }
  | { decision: 'decline'; answer: string }
  | { decision: 'exchange'; answer: string; returnTo: string };

/** An amount in cents; null for what is no amount. */
function centsOf(text: string): number | null {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''));
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}

const textOf = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** What of an order can still go back. */
export const mostToRefund = ({ total, refunded }: Pick<OrderDetail, 'total' | 'refunded'>): string =>
  textOf(Math.max(0, (centsOf(total) ?? 0) - (centsOf(refunded) ?? 0)));

/** The amount as it is sent, or null when it is none or more than can go back; the server checks again. */
export function refundAmountOf(text: string, order: Pick<OrderDetail, 'total' | 'refunded'>): string | null {
  const cents = centsOf(text);
  return cents === null || cents === 0 || cents > (centsOf(mostToRefund(order)) ?? 0) ? null : textOf(cents);
}

/** For what was not shipped nothing can be kept. */
export const isAmountFixed = ({ kind }: Pick<Claim, 'kind'>): boolean => kind === 'unshipped';

/** How far an amount is from what was asked for; null when it is just that. */
export function differenceOf(amount: string, asked: string): { isMore: boolean; by: string } | null {
  const cents = (centsOf(amount) ?? 0) - (centsOf(asked) ?? 0);
  return cents === 0 ? null : { isMore: cents > 0, by: textOf(Math.abs(cents)) };
}
