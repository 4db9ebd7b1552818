import { allows } from '../states.rules.ts';
import { parseMicros } from '../money.ts';
import type { PaymentRecord } from './onlinePayments.queries.ts';

/** What the channel says of a payment: by a verified notice, or asked for. */
export interface ChannelFacts {
  outTradeNo: string;
  status: 'waiting' | 'paid' | 'closed';
  tradeNo: string;
  amount: string;
}

/** What came of it; `refunding`: paid, and all of it goes back. */
export type Settlement = 'paid' | 'refunding' | 'closed' | 'repeated' | 'mismatch' | 'unknown' | 'waiting';

/**
 * What a payment comes to by what the channel says. What is repeated changes nothing, and closed after it was paid is
 * what a whole refund looks like: the refund itself says so.
 */
export function judgeSettlement(
  payment: Pick<PaymentRecord, 'state' | 'amount'>,
  { status, amount }: ChannelFacts,
): Exclude<Settlement, 'refunding' | 'unknown'> {
  if (status === 'waiting') return 'waiting';
  if (status === 'closed') return allows('payment', payment.state, 'close') ? 'closed' : 'repeated';
  if (!allows('payment', payment.state, 'take')) return 'repeated';
  return parseMicros(amount) === parseMicros(payment.amount) ? 'paid' : 'mismatch';
}
