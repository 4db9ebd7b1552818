import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { goods } from '../goods/goods.schema.ts';

/** Goods of a merchant, as a list of another domain names them. */
export type NamedGoods = Pick<typeof goods.$inferSelect, 'id' | 'sku' | 'isOnSale' | 'partId' | 'mpnKey' | 'currency' | 'taxMode' | 'packing'>;

/** A merchant's goods with one of these keys of numbers. */
export const goodsOfKeys = (db: Db, merchantId: number, keys: readonly string[]): Promise<NamedGoods[]> =>
  db
    .select({
      id: goods.id,
      sku: goods.sku,
      isOnSale: goods.isOnSale,
      partId: goods.partId,
      mpnKey: goods.mpnKey,
      currency: goods.currency,
      taxMode: goods.taxMode,
      packing: goods.packing,
    })
    .from(goods)
    .where(and(eq(goods.merchantId, merchantId), eq(goods.isDeal, false), inArray(goods.mpnKey, [...keys])))
    .orderBy(asc(goods.id));
