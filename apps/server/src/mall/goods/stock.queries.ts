import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { giveNotice } from '../../messages/notices.ts';
import type { Db } from '../../platform/database/connect.ts';
import { breaks } from '../../platform/database/violation.ts';
import { arrivalWishes, goods, goodsStocks, stockMoves } from './goods.schema.ts';
import { outOfStock } from '../mall.errors.ts';

/** Pieces of goods that an order takes, and where there are some. */
export interface Taking {
  goodsId: number;
  quantity: number;
  orderId: number;
  stocks: readonly { code: 'SZ' | 'HK'; quantity: number | null }[];
}

interface Move {
  goodsId: number;
  warehouse: 'SZ' | 'HK';
  change: number;
  orderId: number;
}

/**
 * What takes stock for orders, each goods in one of them only. The rows of stock change when the transaction commits
 * (stock.triggers.sql), in one order, so that no two transactions wait for each other; when somebody else was faster by
 * then, the commit fails and `isSoldOut` tells. Where a warehouse does not know what it has, nothing is taken.
 * @throws Failure order.out_of_stock when there is not enough now.
 */
export function takeStock(tx: Db, takings: readonly Taking[], now: Date): SQLWrapper[] {
  const short: number[] = [];
  const moves: Move[] = [];
  for (const { goodsId, quantity, orderId, stocks } of takings) {
    if (stocks.length === 0 || stocks.some((row) => row.quantity === null)) continue;
    let left = quantity;
    for (const row of stocks) {
      const taken = Math.min(left, row.quantity ?? 0);
      if (taken === 0) continue;
      left -= taken;
      moves.push({ goodsId, warehouse: row.code, change: -taken, orderId });
    }
    if (left > 0) short.push(goodsId);
  }
  if (short.length > 0) throw outOfStock(short);
  return moves.length === 0 ? [] : [insertMoves(tx, moves, 'order', now)];
}

/** Whether a transaction failed because stock would have gone below zero. */
export const isSoldOut = (error: unknown): boolean => breaks(error, 'goods_stocks_not_negative');

/** Gives back what an order took and did not ship. */
export async function releaseStock(tx: Db, orderId: number, now: Date): Promise<void> {
  const taken = await tx
    .select({ goodsId: stockMoves.goodsId, warehouse: stockMoves.warehouse, change: sql<number>`sum(${stockMoves.change})::int` })
    .from(stockMoves)
    .where(eq(stockMoves.orderId, orderId))
    .groupBy(stockMoves.goodsId, stockMoves.warehouse)
    .orderBy(asc(stockMoves.goodsId), asc(stockMoves.warehouse));
  const moves = taken.filter(({ change }) => change < 0).map(({ change, ...place }) => ({ ...place, change: -change, orderId }));
  if (moves.length === 0) return;
  await insertMoves(tx, moves, 'release', now);
  await tellArrivals(
    tx,
    moves.map(({ goodsId }) => goodsId),
    now,
  );
}

function insertMoves(tx: Db, moves: readonly Move[], reason: 'order' | 'release', now: Date) {
  const sorted = moves.toSorted((a, b) => a.goodsId - b.goodsId || (a.warehouse < b.warehouse ? -1 : 1));
  return tx.insert(stockMoves).values(sorted.map((move) => ({ ...move, reason, at: now })));
}

/** Sets what a warehouse has, as its merchant counted it. */
export async function correctStock(tx: Db, goodsId: number, warehouse: 'SZ' | 'HK', quantity: number, now: Date): Promise<void> {
  await tx.insert(goodsStocks).values({ goodsId, warehouse, quantity: 0 }).onConflictDoNothing();
  const here = and(eq(goodsStocks.goodsId, goodsId), eq(goodsStocks.warehouse, warehouse));
  const [row] = await tx.select().from(goodsStocks).where(here).for('update');
  if (row?.quantity === null) await tx.update(goodsStocks).set({ quantity: 0 }).where(here);
  await tx.insert(stockMoves).values({ goodsId, warehouse, change: quantity - (row?.quantity ?? 0), reason: 'correction', at: now });
  await tx.update(goods).set({ updatedAt: now }).where(eq(goods.id, goodsId));
  if (quantity > 0) await tellArrivals(tx, [goodsId], now);
}

/** Tells whoever waits for goods that are in stock again, once. */
async function tellArrivals(tx: Db, goodsIds: readonly number[], now: Date): Promise<void> {
  if (goodsIds.length === 0) return;
  const told = await tx
    .delete(arrivalWishes)
    .where(inArray(arrivalWishes.goodsId, [...goodsIds]))
    .returning();
  if (told.length === 0) return;
  const names = new Map(
    (
      await tx
        .select({ id: goods.id, mpn: goods.mpn })
        .from(goods)
        .where(inArray(goods.id, [...goodsIds]))
    ).map(({ id, mpn }) => [id, mpn]),
  );
  for (const { memberId, goodsId } of told) {
    const mpn = names.get(goodsId);
    if (mpn === undefined) continue;
    const body = `你关注的 ${mpn} 已到货，可以下单。`;
    await giveNotice(tx, { memberId, kind: 'system', title: `${mpn} 到货了`, body, href: `/mall/productDetails/${goodsId}` }, now);
  }
}
