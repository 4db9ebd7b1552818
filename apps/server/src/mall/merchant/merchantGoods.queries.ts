import type { GoodsTerms } from '@chippage/api/goodsTerms';
import type { GoodsCount } from '@chippage/api/types';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { goods, goodsStocks } from '../goods/goods.schema.ts';

/** How many of a merchant's goods stand where; what is out of stock counts as on sale too, as on public pages. */
export async function countGoods(db: Db, merchantId: number): Promise<GoodsCount[]> {
  const stock = sql`(select case when bool_or(quantity is null) then null else sum(quantity) end from ${goodsStocks} where ${goodsStocks.goodsId} = ${goods.id})`;
  const [row] = await db
    .select({
      on_sale: sql<number>`count(*) filter (where ${goods.isOnSale})::int`,
      off_sale: sql<number>`count(*) filter (where not ${goods.isOnSale})::int`,
      out_of_stock: sql<number>`count(*) filter (where ${goods.isOnSale} and ${stock} = 0)::int`,
    })
    .from(goods)
    .where(and(eq(goods.merchantId, merchantId), eq(goods.isDeal, false)));
  return (['on_sale', 'off_sale', 'out_of_stock'] as const).map((state) => ({ state, count: row?.[state] ?? 0 }));
}

/** Locks those of the goods that are the merchant's, in one order. */
export const lockGoodsOf = (tx: Db, merchantId: number, ids: readonly number[]): Promise<(typeof goods.$inferSelect)[]> =>
  tx
    .select()
    .from(goods)
    .where(and(eq(goods.merchantId, merchantId), eq(goods.isDeal, false), inArray(goods.id, [...ids])))
    .orderBy(asc(goods.id))
    .for('update');

/** Sets prices and quantities of goods. */
export async function writeTerms(tx: Db, id: number, { priceLadder, ...terms }: GoodsTerms & { leadTimeDays: number | null }, now: Date): Promise<void> {
  await tx
    .update(goods)
    .set({ ...terms, priceLadder: [...priceLadder], updatedAt: now })
    .where(eq(goods.id, id));
}

/** Puts goods on sale or takes them off it. @returns the numbers of those that stood elsewhere before */
export async function writeOnSale(tx: Db, ids: readonly number[], isOnSale: boolean, now: Date): Promise<number[]> {
  const rows = await tx
    .update(goods)
    .set({ isOnSale, updatedAt: now })
    .where(and(inArray(goods.id, [...ids]), ne(goods.isOnSale, isOnSale)))
    .returning({ id: goods.id });
  return rows.map(({ id }) => id);
}
