import { and, asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { breaks } from '../../platform/database/violation.ts';
import type { Race } from '../../platform/repeatable.ts';
import { goods, goodsStocks, stockMoves } from './goods.schema.ts';
import { outOfStockFailure } from '../mall.errors.ts';
import { type StockMove, type Taking, takingMoves, returningMoves } from './stock.rules.ts';

/**
 * What takes stock for orders, each goods in one of them only. The rows of stock change when the transaction commits
 * (stock.triggers.sql), in one order, so that no two transactions wait for each other; when somebody else was faster by
 * then, the commit fails and `stockRace` tells. Where a warehouse does not know what it has, nothing is taken.
 * @throws Failure order.out_of_stock when there is not enough now.
 */
export function takeStock(tx: Db, takings: readonly Taking[], now: Date): SQLWrapper[] {
  const { moves, short } = takingMoves(takings);
  if (short.length > 0) throw outOfStockFailure(short);
  return moves.length === 0 ? [] : [insertMoves(tx, moves, 'order', now)];
}

/** The last pieces, which somebody else may take between look and commit: stock would have gone below zero. */
export const stockRace: Race = { isLost: (error) => breaks(error, 'goods_stocks_not_negative'), failure: () => outOfStockFailure([]) };

/**
 * Gives back what an order took and did not ship.
 * @param shipped Pieces of each goods that were.
 * @returns the goods that there are more of now
 */
export async function returnStock(tx: Db, orderId: number, shipped: ReadonlyMap<number, number>, now: Date): Promise<number[]> {
  const taken = await tx
    .select({ goodsId: stockMoves.goodsId, warehouse: stockMoves.warehouse, change: sql<number>`sum(${stockMoves.change})::int` })
    .from(stockMoves)
    .where(eq(stockMoves.orderId, orderId))
    .groupBy(stockMoves.goodsId, stockMoves.warehouse)
    .orderBy(asc(stockMoves.goodsId), asc(stockMoves.warehouse));
  const moves = returningMoves(orderId, taken, shipped);
  if (moves.length > 0) await insertMoves(tx, moves, 'release', now);
  return moves.map(({ goodsId }) => goodsId);
}

function insertMoves(tx: Db, moves: readonly StockMove[], reason: 'order' | 'release', now: Date) {
  const sorted = moves.toSorted((a, b) => a.goodsId - b.goodsId || (a.warehouse < b.warehouse ? -1 : 1));
  return tx.insert(stockMoves).values(sorted.map((move) => ({ ...move, reason, at: now })));
}

/** Sets what a warehouse has, as its merchant counted it. */
export async function setStock(tx: Db, goodsId: number, warehouse: 'SZ' | 'HK', quantity: number, now: Date): Promise<void> {
  await tx.insert(goodsStocks).values({ goodsId, warehouse, quantity: 0 }).onConflictDoNothing();
  const here = and(eq(goodsStocks.goodsId, goodsId), eq(goodsStocks.warehouse, warehouse));
  const [row] = await tx.select().from(goodsStocks).where(here).for('update');
  if (row?.quantity === null) await tx.update(goodsStocks).set({ quantity: 0 }).where(here);
  await tx.insert(stockMoves).values({ goodsId, warehouse, change: quantity - (row?.quantity ?? 0), reason: 'correction', at: now });
  await tx.update(goods).set({ updatedAt: now }).where(eq(goods.id, goodsId));
}
