import type { Db } from '../../platform/database/connect.ts';
import { releaseStock } from '../goods/arrivals.ts';
import { lockLines } from './parcels.queries.ts';

/** Gives back what a locked order took and did not ship, once: what it gave back before counts. */
export async function releaseUnshipped(tx: Db, orderId: number, now: Date): Promise<void> {
  const shipped = new Map<number, number>();
  for (const { goodsId, shippedQuantity } of await lockLines(tx, orderId)) shipped.set(goodsId, (shipped.get(goodsId) ?? 0) + shippedQuantity);
  await releaseStock(tx, orderId, shipped, now);
}
