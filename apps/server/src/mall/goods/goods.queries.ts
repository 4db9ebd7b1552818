import type { FreightRule, GoodsRow, Merchant } from '@chippage/api/types';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { categories } from '../../datasheets/parts/parts.schema.ts';
import { brands } from '../../directory/directory.schema.ts';
import type { Db } from '../../platform/database/connect.ts';
import { goods, goodsStocks } from './goods.schema.ts';
import { merchantFollows, merchants, merchantTerms } from '../merchant/merchant.schema.ts';

/** An offer with its names and stock. */
export interface StoredGoods {
  goods: typeof goods.$inferSelect;
  brandName: string;
  brandNameCn: string | null;
  categoryName: string;
  merchantName: string;
  shipping: string;
  isSample: boolean;
  /** How its merchant sells in its currency. */
  terms: Terms | null;
  stocks: { code: 'SZ' | 'HK'; quantity: number | null }[];
}

const warehouseNames = { SZ: '深圳仓', HK: '香港仓' } as const;

/** Offers by number; absent ones are left out. */
export async function findGoods(db: Db, ids: readonly number[]): Promise<Map<number, StoredGoods>> {
  if (ids.length === 0) return new Map();
  const stocks = db
    .select({
      goodsId: goodsStocks.goodsId,
      list: sql<
        StoredGoods['stocks']
      >`json_agg(json_build_object('code', ${goodsStocks.warehouse}, 'quantity', ${goodsStocks.quantity}) order by ${goodsStocks.warehouse} desc)`.as('list'),
    })
    .from(goodsStocks)
    .where(inArray(goodsStocks.goodsId, [...ids]))
    .groupBy(goodsStocks.goodsId)
    .as('stocks');
  const rows = await db
    .select({
      goods,
      brandName: brands.name,
      brandNameCn: brands.nameCn,
      categoryName: categories.name,
      merchantName: merchants.name,
      shipping: merchants.shipping,
      isSample: merchants.isSample,
      terms: merchantTerms,
      stocks: stocks.list,
    })
    .from(goods)
    .innerJoin(brands, eq(brands.id, goods.brandId))
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .innerJoin(merchants, eq(merchants.id, goods.merchantId))
    .leftJoin(merchantTerms, and(eq(merchantTerms.merchantId, goods.merchantId), eq(merchantTerms.currency, goods.currency)))
    .leftJoin(stocks, eq(stocks.goodsId, goods.id))
    .where(inArray(goods.id, [...ids]));
  return new Map(rows.map((row) => [row.goods.id, { ...row, stocks: row.stocks ?? [] }]));
}

/** What can be promised; null when a warehouse does not know what it has. */
export function stockOf({ stocks }: StoredGoods): number | null {
  if (stocks.length === 0) return null;
  return stocks.reduce<number | null>((sum, { quantity }) => (sum === null || quantity === null ? null : sum + quantity), 0);
}

/** An offer as the contract shows it. */
export function toGoodsRow(stored: StoredGoods): GoodsRow {
  const { goods: row } = stored;
  return {
    id: row.id,
    partId: row.partId,
    mpn: row.mpn,
    brandId: row.brandId,
    brandName: stored.brandName,
    brandNameCn: stored.brandNameCn,
    category: row.categoryId,
    categoryName: stored.categoryName,
    packageCase: row.packageCase,
    merchant: { id: row.merchantId, name: stored.merchantName, isSample: stored.isSample },
    sku: row.sku,
    unit: row.unit,
    packing: row.packing,
    currency: row.currency,
    taxMode: row.taxMode,
    priceLadder: row.priceLadder,
    moq: row.moq,
    multiple: row.multiple,
    spq: row.spq,
    maxQuantity: row.maxQuantity,
    stock: stockOf(stored),
    warehouses: stored.stocks.map(({ code, quantity }) => ({ code, name: warehouseNames[code], quantity })),
    dateCode: row.dateCode,
    leadTimeDays: row.leadTimeDays,
    shipsToday: row.shipsToday,
    isOnSale: row.isOnSale,
    updateTime: row.updatedAt.toISOString(),
  };
}

/** Offers in the order of `ids`. */
export async function goodsRows(db: Db, ids: readonly number[]): Promise<GoodsRow[]> {
  const found = await findGoods(db, ids);
  return ids.flatMap((id) => found.get(id) ?? []).map(toGoodsRow);
}

/** How a merchant sells in one currency. */
export type Terms = typeof merchantTerms.$inferSelect;

/** The terms of merchants, by merchant and currency. */
export async function findTerms(db: Db, merchantIds: readonly number[]): Promise<Map<string, Terms>> {
  if (merchantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(merchantTerms)
    .where(inArray(merchantTerms.merchantId, [...merchantIds]));
  return new Map(rows.map((row) => [termsKey(row.merchantId, row.currency), row]));
}

/** Key of `findTerms`. */
export const termsKey = (merchantId: number, currency: string) => `${merchantId} ${currency}`;

const grouped = (amount: string) => amount.replace(/\.00$/, '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Freight as pages show it. */
export function toFreightRule({
  freightTerm: term,
  freight,
  freeFrom,
  currency,
}: Pick<Terms, 'freightTerm' | 'freight' | 'freeFrom' | 'currency'>): FreightRule {
  const sign = currency === 'CNY' ? '¥' : 'US$';
  const words = {
    free_above: `满 ${sign}${grouped(freeFrom ?? '0')} 免运费，不足收 ${sign}${grouped(freight ?? '0')}`,
    fixed: `每单运费 ${sign}${grouped(freight ?? '0')}`,
    collect: '运费到付',
  };
  return { term, amount: term === 'collect' ? null : freight, freeFrom: term === 'free_above' ? freeFrom : null, text: words[term] };
}

/** Merchants as pages show them, in the order of `ids`. */
export async function merchantRows(db: Db, ids: readonly number[], memberId: number | null): Promise<Merchant[]> {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const [rows, terms, counts, followers, mine] = await Promise.all([
    db.select().from(merchants).where(inArray(merchants.id, wanted)),
    findTerms(db, wanted),
    db.select({ id: goods.merchantId, total: count() }).from(goods).where(inArray(goods.merchantId, wanted)).groupBy(goods.merchantId),
    db
      .select({ id: merchantFollows.merchantId, total: count() })
      .from(merchantFollows)
      .where(inArray(merchantFollows.merchantId, wanted))
      .groupBy(merchantFollows.merchantId),
    memberId === null ? [] : db.select({ id: merchantFollows.merchantId }).from(merchantFollows).where(eq(merchantFollows.memberId, memberId)),
  ]);
  const totals = new Map(counts.map(({ id, total }) => [id, total]));
  const fans = new Map(followers.map(({ id, total }) => [id, total]));
  const followed = new Set(mine.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { name, isSample, creditCode, place, address, phone, intro, shipping, createdAt } = row;
    const currencies = (['CNY', 'USD'] as const).filter((currency) => terms.has(termsKey(id, currency)));
    return [
      {
        id,
        name,
        isSample,
        creditCode,
        place,
        address,
        phone,
        intro,
        currencies,
        goodsCount: totals.get(id) ?? 0,
        shipping,
        followers: fans.get(id) ?? 0,
        isFollowed: followed.has(id),
        createTime: createdAt.toISOString(),
      },
    ];
  });
}
