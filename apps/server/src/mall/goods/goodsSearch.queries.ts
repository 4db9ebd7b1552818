import type { GoodsFacet, GoodsState } from '@chippage/api/types';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { categoryNames } from '../../datasheets/parts/categories.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { brandNames } from '../../datasheets/parts/brandNames.queries.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import { goods, goodsStocks } from './goods.schema.ts';
import { merchants } from '../merchant/merchant.schema.ts';

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
  /** Only what stands there. */
  state?: GoodsState | undefined;
}

/** Which page of what was found. */
export interface GoodsPage {
  pageIndex: number;
  pageSize: number;
}

type FacetCode = 'category' | 'brand' | 'merchant' | 'currency' | 'warehouse' | 'packing';
const facetNames: Record<FacetCode, string> = { category: '分类', brand: '品牌', merchant: '卖家', currency: '币种', warehouse: '仓库', packing: '包装' };
const codes: FacetCode[] = ['category', 'brand', 'merchant', 'currency', 'warehouse', 'packing'];
const fixedLabels: Record<string, string> = {
  CNY: '人民币',
  USD: '美元',
  SZ: '深圳仓',
  HK: '香港仓',
  reel: '编带',
  cut_tape: '剪带',
  tray: '托盘',
  tube: '管装',
  bulk: '散装',
  bag: '袋装',
  box: '盒装',
};

const all = (conditions: readonly (SQL | undefined)[]) => and(...conditions) ?? sql`true`;

/** What every offer that is shown has to be: of a part that the words mean, or with all of them in its own names. */
function isMeant({ keywords, partId, isOwn, inStock, state }: GoodsWish, meant: readonly number[]): SQL {
  const words = keywords.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const found = words.map((word) => {
    const [key, like] = [partKey(word), literalLike(word)];
    const byKey = key === '' ? sql`false` : sql`${goods.mpnKey} like ${literalLike(key)}`;
    return sql`(${byKey} or ${brandNames.name} ilike ${like} or ${brandNames.nameCn} ilike ${like} or ${categoryNames.name} ilike ${like} or ${goods.sku} ilike ${like} or ${merchants.name} ilike ${like})`;
  });
  return all([
    isOwn ? eq(goods.isDeal, false) : eq(goods.isOnSale, true),
    state === undefined ? undefined : eq(goods.isOnSale, state !== 'off_sale'),
    state === 'out_of_stock' ? sql`stocks.stock = 0` : undefined,
    partId === undefined ? undefined : eq(goods.partId, partId),
    inStock === true ? sql`stocks.stock > 0` : undefined,
    meant.length > 0 && found.length > 0 ? sql`(meant.turn is not null or ${all(found)})` : all(found),
  ]);
}

/** What a filter asks of a row of `found`; each facet is counted as if its own filter were not there. */
const filters: Record<FacetCode, (wish: GoodsWish) => SQL | undefined> = {
  category: ({ category }) => (category === undefined ? undefined : sql`(path = ${category} or starts_with(path, ${`${category}/`}))`),
  brand: ({ brandId }) => (brandId === undefined ? undefined : sql`brand = ${brandId}`),
  merchant: ({ merchantId }) => (merchantId === undefined ? undefined : sql`merchant = ${merchantId}`),
  currency: ({ currency }) => (currency === undefined ? undefined : sql`currency = ${currency}`),
  warehouse: ({ warehouse }) => (warehouse === undefined ? undefined : sql`${warehouse}::text = any(warehouses)`),
  packing: ({ packing }) => (packing === undefined ? undefined : sql`packing = ${packing}`),
};

/** Values of a facet in `found`; those of fixed lists have their names here, not in a table. */
const values: Record<FacetCode, { value: SQL; from?: SQL; label?: SQL }> = {
  category: { value: sql`split_part(path, '/', 1)`, label: sql`(select ${categoryNames.name} from ${categoryNames} where ${categoryNames.id} = value)` },
  brand: {
    value: sql`brand::text`,
    label: sql`(select coalesce(${brandNames.nameCn}, ${brandNames.name}) from ${brandNames} where ${brandNames.id} = value::int)`,
  },
  merchant: { value: sql`merchant::text`, label: sql`(select m.name from ${merchants} m where m.id = value::bigint)` },
  currency: { value: sql`currency` },
  warehouse: { value: sql`place`, from: sql`cross join unnest(warehouses) as place` },
  packing: { value: sql`packing` },
};

/** The parts that words mean, with the place of each. */
const withMeant = (meant: readonly number[]) =>
  sql`left join unnest(${sql.param([...meant])}::bigint[]) with ordinality as meant (part_id, turn) on meant.part_id = ${goods.partId}`;

/** Which offer comes first; ties by number, so that pages never overlap. */
function orderOf({ sort, keywords }: GoodsWish): SQL {
  const key = partKey(keywords);
  const rank = key === '' ? sql`` : sql`case when mpn_key = ${key} then 0 when starts_with(mpn_key, ${key}) then 1 else 2 end, `;
  const price = sql`(ladder -> 0 ->> 'unitPrice')::numeric * case currency when 'USD' then 8 else 1 end`;
  const orders: Record<GoodsWish['sort'], SQL> = {
    relevance: sql`${rank}case when stock > 0 then 0 when stock is null then 1 else 2 end, turn nulls last`,
    price: sql`${price} asc nulls last`,
    '-price': sql`${price} desc nulls last`,
    '-stock': sql`coalesce(stock, -1) desc`,
    newest: sql`updated_at desc`,
  };
  return sql`${orders[sort]}, id`;
}

interface Found extends Record<string, unknown> {
  total: number;
  ids: number[];
  options: { code: FacetCode; value: string; label: string | null; count: number }[];
}

/** How many offers words find: the total of their first page, without the rest of the page. @param meant Parts that the words mean. */
export async function countGoods(db: Db, keywords: string, meant: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from ${goods} join ${brandNames} on ${brandNames.id} = ${goods.brandId} join ${categoryNames} on ${categoryNames.id} = ${goods.categoryId}
      join ${merchants} on ${merchants.id} = ${goods.merchantId} ${withMeant(meant)}
    where ${isMeant({ keywords, sort: 'relevance' }, meant)}`);
  return rows[0]?.total ?? 0;
}

/** Finds a page of offers and counts what each filter would leave. @param meant Parts that the words mean, the best first. */
export async function searchGoods(
  db: Db,
  wish: GoodsWish,
  meant: readonly number[],
  { pageIndex, pageSize }: GoodsPage,
): Promise<{ ids: number[]; total: number; facets: GoodsFacet[] }> {
  const passes = (but?: FacetCode) => all(codes.map((code) => (code === but ? undefined : filters[code](wish))));
  const counts = codes.map((code) => {
    const { value, from = sql``, label = sql`null` } = values[code];
    return sql`select ${code}::text as code, value, ${label} as label, count from (
      select ${value} as value, count(*)::int as count from found ${from} where ${passes(code)} and ${value} is not null group by 1
      order by count(*) desc, (${value}) collate "C" limit 60) as ${sql.identifier(code)}`;
  });
  // The pages of parts ask for a handful of offers: adding up every stock there is would be most of the work.
  const ofPart = wish.partId === undefined ? sql`` : sql`where goods_id in (select id from ${goods} where ${goods.partId} = ${wish.partId})`;
  const { rows } = await db.execute<Found>(sql`
    with stocks as (
      select goods_id, case when bool_or(quantity is null) then null else sum(quantity)::int end as stock,
        coalesce(array_agg(warehouse::text) filter (where quantity is null or quantity > 0), '{}') as warehouses
      from ${goodsStocks} ${ofPart} group by goods_id
    ), found as materialized (
      select ${goods.id} as id, ${goods.categoryId} as path, ${goods.brandId} as brand, ${goods.merchantId} as merchant, ${goods.currency} as currency,
        ${goods.packing} as packing, ${goods.mpnKey} as mpn_key, ${goods.priceLadder} as ladder, ${goods.updatedAt} as updated_at,
        stocks.stock, coalesce(stocks.warehouses, '{}') as warehouses, meant.turn
      from ${goods} join ${brandNames} on ${brandNames.id} = ${goods.brandId} join ${categoryNames} on ${categoryNames.id} = ${goods.categoryId}
        join ${merchants} on ${merchants.id} = ${goods.merchantId} left join stocks on stocks.goods_id = ${goods.id} ${withMeant(meant)}
      where ${isMeant(wish, meant)}
    ), page as (
      select id, row_number() over () as at from (
        select id from found where ${passes()} order by ${orderOf(wish)} limit ${pageSize} offset ${(pageIndex - 1) * pageSize}) as sorted
    )
    select (select count(*)::int from found where ${passes()}) as total,
      (select coalesce(json_agg(id order by at), '[]') from page) as ids,
      (select coalesce(json_agg(options), '[]') from (${sql.join(counts, sql` union all `)}) as options) as options`);
  const { total = 0, ids = [], options = [] } = rows[0] ?? {};
  return { ids, total, facets: codes.map((code) => toFacet(code, options)) };
}

function toFacet(code: FacetCode, options: Found['options']): GoodsFacet {
  const own = options.filter((option) => option.code === code).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { code, name: facetNames[code], options: own.map(({ value, label, count }) => ({ value, label: label ?? fixedLabels[value] ?? value, count })) };
}
