import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findGoods } from './goods.queries.ts';
import { hasToArrive } from './goods.rules.ts';
import { takeArrivalWishes } from './goodsMarks.queries.ts';
import { returnStock, setStock } from './stock.queries.ts';

/** Gives back what an order took and did not ship, and tells whoever waits for it. */
export const releaseStock = async (tx: Db, orderId: number, shipped: ReadonlyMap<number, number>, now: Date): Promise<void> =>
  tellArrivals(tx, await returnStock(tx, orderId, shipped, now), now);

/** Sets what a warehouse has, as its merchant counted it, and tells whoever waits for it. */
export async function correctStock(tx: Db, goodsId: number, warehouse: 'SZ' | 'HK', quantity: number, now: Date): Promise<void> {
  await setStock(tx, goodsId, warehouse, quantity, now);
  if (quantity > 0) await tellArrivals(tx, [goodsId], now);
}

/** Tells whoever waits for goods that went on sale again, of those that are in stock. */
export async function tellOrderable(tx: Db, goodsIds: readonly number[], now: Date): Promise<void> {
  const found = await findGoods(tx, goodsIds);
  const ids = goodsIds.filter((id) => {
    const stored = found.get(id);
    return stored !== undefined && !hasToArrive(stored);
  });
  await tellArrivals(tx, ids, now);
}

/** Tells whoever waits for goods that are in stock again, once. */
async function tellArrivals(tx: Db, goodsIds: readonly number[], now: Date): Promise<void> {
  for (const { memberId, goodsId, mpn } of await takeArrivalWishes(tx, goodsIds)) {
    const body = `你关注的 ${mpn} 已到货，可以下单。`;
    await giveNotice(tx, { memberId, kind: 'order', title: `${mpn} 到货了`, body, href: `/mall/productDetails/${goodsId}` }, now);
  }
}
