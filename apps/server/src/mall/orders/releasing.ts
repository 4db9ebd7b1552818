import type { Db } from '../../platform/database/connect.ts';
import { releaseStock } from '../goods/arrivals.ts';
import { lockLines } from './parcels.queries.ts';

/**
 * Gives back what a locked order took and did not ship, once: what it gave back before counts.
 * @param of All of it, or only the pieces that were cancelled.
 */
export async function releaseUnshipped(tx: Db, orderId: number, now: Date, of: 'all' | 'cancelled' = 'all'): Promise<void> {
  const kept = new Map<number, number>();
  for (const { goodsId, quantity, shippedQuantity, cancelledQuantity } of await lockLines(tx, orderId))
    kept.set(goodsId, (kept.get(goodsId) ?? 0) + (of === 'all' ? shippedQuantity : quantity - cancelledQuantity));
  await releaseStock(tx, orderId, kept, now);
}
