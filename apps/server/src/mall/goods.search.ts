import type { GoodsFacet } from '@chippage/api/types';
import { and, asc, eq, sql } from 'drizzle-orm';
import { categories } from '../datasheets/datasheets.schema.ts';
import { partKey } from '../datasheets/partKey.ts';
import { brands } from '../directory/directory.schema.ts';
import { literalLike } from '../documents/literalLike.ts';
import type { Db } from '../platform/database/connect.ts';
import { goods, goodsStocks, merchants } from './goods.schema.ts';
import { parseMicros } from './money.ts';

/** What a visitor looks for. */
export interface GoodsWish {
  keywords: string;
  partId?: number | undefined;
  brandId?: number | undefined;
  category?: string | undefined;
  merchantId?: number | undefined;
  currency?: 'CNY' | 'USD' | undefined;
  warehouse?: 'SZ' | 'HK' | undefined;
  packing?: string | undefined;
  inStock?: boolean | undefined;
  sort: 'relevance' | 'price' | '-price' | '-stock' | 'newest';
  /** Also what is off sale. */
  isOwn?: boolean;
}

/** What filters, facets and sorting look at; a few thousand of them are quickly gone through. */
const columns = {
  id: goods.id,
  mpn: goods.mpn,
  mpnKey: goods.mpnKey,
  brand: sql<string>`${goods.brandId}::text`,
  brandName: sql<string>`coalesce(${brands.nameCn}, ${brands.name})`,
  category: goods.categoryId,
  merchant: sql<string>`${goods.merchantId}::text`,
  merchantName: merchants.name,
  currency: goods.currency,
  packing: goods.packing,
  price: sql<string | null>`${goods.priceLadder} -> 0 ->> 'unitPrice'`,
  stock: sql<
    number | null
  >`(select case when bool_or(s.quantity is null) then null else sum(s.quantity)::int end from ${goodsStocks} s where s.goods_id = ${goods.id})`,
  warehouses: sql<string[]>`array(select s.warehouse::text from ${goodsStocks} s where s.goods_id = ${goods.id} and (s.quantity is null or s.quantity > 0))`,
  updatedAt: goods.updatedAt,
};

type Candidate = Awaited<ReturnType<typeof candidates>>[number];

const candidates = (db: Db, { keywords, partId, isOwn }: GoodsWish) => {
  const words = keywords.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const found = words.map((word) => {
    const [key, like] = [partKey(word), literalLike(word)];
    const byKey = key === '' ? sql`false` : sql`${goods.mpnKey} like ${literalLike(key)}`;
    return sql`(${byKey} or ${brands.name} ilike ${like} or ${brands.nameCn} ilike ${like} or ${categories.name} ilike ${like} or ${goods.sku} ilike ${like} or ${merchants.name} ilike ${like})`;
  });
  return db
    .select(columns)
    .from(goods)
    .innerJoin(brands, eq(brands.id, goods.brandId))
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .innerJoin(merchants, eq(merchants.id, goods.merchantId))
    .where(and(isOwn ? undefined : eq(goods.isOnSale, true), partId === undefined ? undefined : eq(goods.partId, partId), ...found))
    .orderBy(asc(goods.id));
};

type FacetCode = 'category' | 'brand' | 'merchant' | 'currency' | 'warehouse' | 'packing';
const facetNames: Record<FacetCode, string> = { category: '分类', brand: '品牌', merchant: '卖家', currency: '币种', warehouse: '仓库', packing: '包装' };
const packings: Record<string, string> = { reel: '编带', cut_tape: '剪带', tray: '托盘', tube: '管装', bulk: '散装', bag: '袋装', box: '盒装' };
const valuesOf: Record<FacetCode, (row: Candidate) => (string | null)[]> = {
  category: ({ category }) => [category.split('/')[0] ?? category],
  brand: ({ brand }) => [brand],
  merchant: ({ merchant }) => [merchant],
  currency: ({ currency }) => [currency],
  warehouse: ({ warehouses }) => warehouses,
  packing: ({ packing }) => [packing],
};

/** Finds the numbers of offers, in order, and counts what each filter would leave. */
export async function searchGoods(db: Db, wish: GoodsWish): Promise<{ ids: number[]; facets: GoodsFacet[] }> {
  const rows = await candidates(db, wish);
  const tests: Partial<Record<FacetCode, (row: Candidate) => boolean>> = {
    ...(wish.category !== undefined && { category: ({ category }: Candidate) => category === wish.category || category.startsWith(`${wish.category}/`) }),
    ...(wish.brandId !== undefined && { brand: ({ brand }: Candidate) => brand === String(wish.brandId) }),
    ...(wish.merchantId !== undefined && { merchant: ({ merchant }: Candidate) => merchant === String(wish.merchantId) }),
    ...(wish.currency !== undefined && { currency: ({ currency }: Candidate) => currency === wish.currency }),
    ...(wish.warehouse !== undefined && { warehouse: ({ warehouses }: Candidate) => warehouses.includes(wish.warehouse ?? '') }),
    ...(wish.packing !== undefined && { packing: ({ packing }: Candidate) => packing === wish.packing }),
  };
  const passes = (row: Candidate, but?: FacetCode) =>
    (wish.inStock !== true || (row.stock !== null && row.stock > 0)) && Object.entries(tests).every(([code, test]) => code === but || test(row));
  const names = new Map((await db.select({ id: categories.id, name: categories.name }).from(categories)).map(({ id, name }) => [id, name]));
  const codes: FacetCode[] = ['category', 'brand', 'merchant', 'currency', 'warehouse', 'packing'];
  return {
    ids: sorted(
      rows.filter((row) => passes(row)),
      wish,
    ).map(({ id }) => id),
    facets: codes.map((code) =>
      countFacet(
        code,
        rows.filter((row) => passes(row, code)),
        names,
      ),
    ),
  };
}

function countFacet(code: FacetCode, rows: Candidate[], categoryNames: Map<string, string>): GoodsFacet {
  const counts = new Map<string, { label: string; count: number }>();
  const labelOf = (row: Candidate, value: string) =>
    ({
      category: categoryNames.get(value) ?? value,
      brand: row.brandName,
      merchant: row.merchantName,
      currency: value === 'CNY' ? '人民币' : '美元',
      warehouse: value === 'SZ' ? '深圳仓' : '香港仓',
      packing: packings[value] ?? value,
    })[code];
  for (const row of rows)
    for (const value of valuesOf[code](row)) {
      if (value === null) continue;
      const found = counts.get(value);
      if (found) found.count += 1;
      else counts.set(value, { label: labelOf(row, value), count: 1 });
    }
  const options = [...counts].map(([value, option]) => ({ value, ...option })).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { code, name: facetNames[code], options: options.slice(0, 60) };
}

const priceOf = ({ price, currency }: Candidate) => (price === null ? null : parseMicros(price) * (currency === 'USD' ? 8n : 1n));

/** Orders offers; ties by number, so that pages never overlap. */
function sorted(rows: Candidate[], { sort, keywords }: GoodsWish): Candidate[] {
  const key = partKey(keywords);
  const rank = ({ mpnKey }: Candidate) => (key === '' ? 0 : mpnKey === key ? 0 : mpnKey.startsWith(key) ? 1 : 2);
  const available = ({ stock }: Candidate) => (stock === null ? 1 : stock > 0 ? 0 : 2);
  const compare: Record<GoodsWish['sort'], (a: Candidate, b: Candidate) => number> = {
    relevance: (a, b) => rank(a) - rank(b) || available(a) - available(b),
    price: (a, b) => byPrice(priceOf(a), priceOf(b), 1),
    '-price': (a, b) => byPrice(priceOf(a), priceOf(b), -1),
    '-stock': (a, b) => (b.stock ?? -1) - (a.stock ?? -1),
    newest: (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
  };
  return rows.toSorted((a, b) => compare[sort](a, b) || a.id - b.id);
}

/** What has no price comes last, whichever way. */
function byPrice(a: bigint | null, b: bigint | null, sign: 1 | -1): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return a === b ? 0 : (a < b ? -1 : 1) * sign;
}
