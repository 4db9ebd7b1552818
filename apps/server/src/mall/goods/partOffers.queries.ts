import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { OfferOfPart } from './partOffers.rules.ts';
import { goods, goodsStocks } from './goods.schema.ts';

const known = sql<number | null>`(select sum(${goodsStocks.quantity})::int from ${goodsStocks} where ${goodsStocks.goodsId} = ${goods.id})`;

/** Columns of an offer. */
const offerColumns = {
  goodsId: goods.id,
  merchantId: goods.merchantId,
  currency: goods.currency,
  taxMode: goods.taxMode,
  priceLadder: goods.priceLadder,
  moq: goods.moq,
  multiple: goods.multiple,
  maxQuantity: goods.maxQuantity,
  leadTimeDays: goods.leadTimeDays,
  stock: known,
};

/** Goods on sale by the key of their part numbers, with as much of them as a price needs. */
export async function listOffersOfKeys(db: Db, keys: readonly string[]): Promise<(OfferOfPart & { key: string })[]> {
  if (keys.length === 0) return [];
  return db
    .select({ key: goods.mpnKey, ...offerColumns })
    .from(goods)
    .where(and(inArray(goods.mpnKey, [...keys]), eq(goods.isOnSale, true)));
}

/** Goods on sale of some parts, with as much of them as a price needs. */
export async function listOffersOfParts(db: Db, partIds: readonly number[]): Promise<(OfferOfPart & { partId: number })[]> {
  if (partIds.length === 0) return [];
  const rows = await db
    .select({ partId: goods.partId, ...offerColumns })
    .from(goods)
    .where(and(inArray(goods.partId, [...partIds]), eq(goods.isOnSale, true)));
  return rows.flatMap(({ partId, ...offer }) => (partId === null ? [] : [{ partId, ...offer }]));
}

/** Goods on sale of all parts, with as much of them as a price needs. */
export async function listOffersWithParts(db: Db): Promise<(OfferOfPart & { partId: number })[]> {
  const rows = await db
    .select({ partId: goods.partId, ...offerColumns })
    .from(goods)
    .where(and(isNotNull(goods.partId), eq(goods.isOnSale, true)));
  return rows.flatMap(({ partId, ...offer }) => (partId === null ? [] : [{ partId, ...offer }]));
}

/** Numbers of parts of which a warehouse has some on sale. */
export async function listStockedParts(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ partId: goods.partId })
    .from(goods)
    .innerJoin(goodsStocks, eq(goodsStocks.goodsId, goods.id))
    .where(and(eq(goods.isOnSale, true), isNotNull(goods.partId), sql`${goodsStocks.quantity} > 0`));
  return rows.flatMap(({ partId }) => partId ?? []);
}
