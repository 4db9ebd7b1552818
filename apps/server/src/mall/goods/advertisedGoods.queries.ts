import { and, eq, inArray } from 'drizzle-orm';
import { brandNames } from '../../datasheets/parts/brandNames.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { sold, storedStocks } from './goods.queries.ts';
import { stockOf } from './goods.rules.ts';
import { goods } from './goods.schema.ts';

/** Goods as an advertisement names them. */
export interface AdvertisedGoods {
  /** Who speaks for the merchant; null: nobody. */
  memberId: number | null;
  model: string;
  brandName: string;
  stock: number | null;
  /** Of one piece at the smallest order. */
  price: string | null;
  currency: 'CNY' | 'USD';
}

/** Goods by number that are on sale to everybody. */
export async function advertisedGoods(db: Db, ids: readonly number[]): Promise<Map<number, AdvertisedGoods>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ goods, brandName: brandNames.name, brandNameCn: brandNames.nameCn, memberId: merchants.memberId, stocks: storedStocks })
    .from(goods)
    .innerJoin(brandNames, sold.brand)
    .innerJoin(merchants, sold.merchant)
    .where(and(inArray(goods.id, [...new Set(ids)]), eq(goods.isOnSale, true), eq(goods.isDeal, false)));
  return new Map(
    rows.map(({ goods: row, brandName, brandNameCn, memberId, stocks }) => [
      row.id,
      {
        memberId,
        model: row.mpn,
        brandName: brandNameCn ?? brandName,
        stock: stockOf({ stocks }),
        price: row.priceLadder[0]?.unitPrice ?? null,
        currency: row.currency,
      },
    ]),
  );
}
