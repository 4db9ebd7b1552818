import type { OrderState } from '@chippage/api/types';
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

/** What came of it. */
export type Settlement = 'paid' | 'refunding' | 'closed' | 'repeated' | 'mismatch' | 'unknown' | 'waiting';

/**
 * What a payment comes to by what the channel says and by where its order stands. What is repeated changes nothing, and
 * closed after it was paid is what a whole refund looks like: the refund itself says so.
 */
export function judgeSettlement(orderState: OrderState, payment: Pick<PaymentRecord, 'state' | 'amount'>, { status, amount }: ChannelFacts): Settlement {
  if (status === 'waiting') return 'waiting';
  if (status === 'closed') return allows('payment', payment.state, 'close') ? 'closed' : 'repeated';
  if (!allows('payment', payment.state, 'take')) return 'repeated';
  if (parseMicros(amount) !== parseMicros(payment.amount)) return 'mismatch';
  // Closed, or paid by another way: the money goes back where it came from.
  return allows('order', orderState, 'take_payment') ? 'paid' : 'refunding';
}
