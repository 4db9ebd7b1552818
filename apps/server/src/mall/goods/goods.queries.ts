import { idsAfter } from '../../platform/database/idsAfter.ts';
import type { GoodsCategory, GoodsRow } from '@chippage/api/types';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { categoryNames } from '../../datasheets/parts/categories.queries.ts';
import { brandNames } from '../../datasheets/parts/brandNames.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { merchantAuthorisations, merchants, merchantTerms } from '../merchant/merchant.schema.ts';
import { type StoredGoods, toGoodsRow } from './goods.rules.ts';
import { goods, goodsStocks } from './goods.schema.ts';

/** What lies where, of goods. */
export const storedStocks = sql<StoredGoods['stocks']>`coalesce((
    select json_agg(json_build_object('code', ${goodsStocks.warehouse}, 'quantity', ${goodsStocks.quantity}) order by ${goodsStocks.warehouse} desc)
    from ${goodsStocks} where ${goodsStocks.goodsId} = ${goods.id}), '[]')`;

/** The authorisation of the merchant for the brand of the goods, while it holds. */
const heldAuthorisation = sql<StoredGoods['authorisation']>`(
    select json_build_object('validUntil', ${merchantAuthorisations.validUntil}, 'certificate', ${merchantAuthorisations.certificate}, 'isSample', ${merchantAuthorisations.isSample})
    from ${merchantAuthorisations}
    where ${merchantAuthorisations.merchantId} = ${goods.merchantId} and ${merchantAuthorisations.brandId} = ${goods.brandId}
      and ${merchantAuthorisations.validUntil} >= (now() at time zone 'Asia/Shanghai')::date)`;

/** Columns of `StoredGoods`; they need the joins of `sold`. */
export const storedGoods = {
  goods,
  brandName: brandNames.name,
  brandNameCn: brandNames.nameCn,
  categoryName: categoryNames.name,
  merchantName: merchants.name,
  shipping: merchants.shipping,
  isSample: merchants.isSample,
  terms: merchantTerms,
  authorisation: heldAuthorisation,
  stocks: storedStocks,
};

/** What `storedGoods` joins to goods. */
export const sold = {
  brand: eq(brandNames.id, goods.brandId),
  category: eq(categoryNames.id, goods.categoryId),
  merchant: eq(merchants.id, goods.merchantId),
  terms: and(eq(merchantTerms.merchantId, goods.merchantId), eq(merchantTerms.currency, goods.currency)),
};

/** Goods by number; absent ones are left out. */
export async function findGoods(db: Db, ids: readonly number[]): Promise<Map<number, StoredGoods>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(storedGoods)
    .from(goods)
    .innerJoin(brandNames, sold.brand)
    .innerJoin(categoryNames, sold.category)
    .innerJoin(merchants, sold.merchant)
    .leftJoin(merchantTerms, sold.terms)
    .where(inArray(goods.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.goods.id, row]));
}

/** Goods in the order of `ids`. */
export async function goodsRows(db: Db, ids: readonly number[]): Promise<GoodsRow[]> {
  const found = await findGoods(db, ids);
  return ids.flatMap((id) => found.get(id) ?? []).map(toGoodsRow);
}

/** Numbers of other goods of the same part, the cheapest first. */
export async function othersOfPart(db: Db, { id, partId }: Pick<typeof goods.$inferSelect, 'id' | 'partId'>): Promise<number[]> {
  if (partId === null) return [];
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.partId, partId), eq(goods.isOnSale, true), ne(goods.id, id)))
    .orderBy(sql`(${goods.priceLadder} -> 0 ->> 'unitPrice')::numeric * case ${goods.currency} when 'USD' then 8 else 1 end nulls last`, asc(goods.id))
    .limit(20);
  return rows.map((row) => row.id);
}

/** Top categories of what is on sale, and how much there is in each. */
export async function countByCategory(db: Db, currency: 'CNY' | 'USD' | undefined): Promise<GoodsCategory[]> {
  return db
    .select({ id: categoryNames.id, no: categoryNames.no, name: categoryNames.name, count: sql<number>`count(*)::int` })
    .from(goods)
    .innerJoin(categoryNames, eq(categoryNames.id, sql<string>`split_part(${goods.categoryId}, '/', 1)`))
    .where(and(eq(goods.isOnSale, true), currency === undefined ? undefined : eq(goods.currency, currency)))
    .groupBy(categoryNames.id, categoryNames.no, categoryNames.name)
    .orderBy(asc(categoryNames.no));
}

/** Whether goods are the merchant's. */
export const isGoodsOf = async (db: Db, merchantId: number, id: number): Promise<boolean> =>
  (await db.$count(goods, and(eq(goods.id, id), eq(goods.merchantId, merchantId)))) > 0;

/** Goods that a search engine may list: those on sale. */
export const listedGoods = idsAfter(goods, goods.id, () => eq(goods.isOnSale, true));
