import type { Db } from '../../platform/database/connect.ts';
import { endPendingPayments } from '../payments/onlinePayments.queries.ts';
import { endBargainsOfOrder } from './bargains.queries.ts';
import { moveOrder } from './orderMoves.queries.ts';
import { releaseUnshipped } from './releasing.ts';
import type { OrderRecord } from './orders.rules.ts';

interface Closing {
  party: 'buyer' | 'system';
  text: string;
  /** Shown to the buyer. */
  reason: string;
  now: Date;
}

/**
 * Closes a locked order that nobody paid: its stock is there for others again, and its online payments end. Money that
 * comes all the same is sent back, see settling.ts.
 */
export async function closeUnpaid(tx: Db, order: OrderRecord, { party, text, reason, now }: Closing): Promise<OrderRecord> {
  const moved = await moveOrder(tx, order, 'close', { party, text, now, change: { closedAt: now, closeReason: reason } });
  await endPendingPayments(tx, order.id);
  await endBargainsOfOrder(tx, order.id);
  await releaseUnshipped(tx, order.id, now);
  return moved;
}
