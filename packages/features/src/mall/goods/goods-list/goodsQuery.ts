import { keywordsLimits } from '@chippage/api/limits';
import type { GoodsListData, GoodsRow } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';

/** An order of goods. */
export type GoodsSort = 'relevance' | 'price' | '-price' | '-stock' | 'newest';

/** Everything that decides a page of goods; the address holds exactly this. */
export interface GoodsQuery {
  /** As typed. */
  keywords: string;
  category: string | null;
  brandId: number | null;
  merchantId: number | null;
  currency: GoodsRow['currency'] | null;
  warehouse: 'SZ' | 'HK' | null;
  packing: NonNullable<GoodsRow['packing']> | null;
  /** Only what is known to be in stock. */
  inStock: boolean;
  sort: GoodsSort;
  /** Counts from 1. */
  page: number;
}

/** Filters that come as facets. */
export type GoodsFacetCode = 'category' | 'brand' | 'merchant' | 'currency' | 'warehouse' | 'packing';

/** Offers on a page of the list. */
export const GOODS_PAGE_SIZE = 20;
/** The orders, as the list offers them. */
export const goodsSorts = ['relevance', 'price', '-price', '-stock', 'newest'] as const;

const currencies = ['CNY', 'USD'] as const;
const warehouses = ['SZ', 'HK'] as const;
const packings = ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'] as const;
const MOST_PAGES = 9_999;
const MOST_WORDS = keywordsLimits.maxLength;

const oneOf = <Value extends string>(known: readonly Value[], text: string | null): Value | null => known.find((value) => value === text) ?? null;
const idOf = (text: string | null): number | null => {
  const id = Number(text);
  return /^\d{1,16}$/.test(text ?? '') && Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** A query without any filter. */
export function emptyGoodsQuery(fixed: Partial<GoodsQuery> = {}): GoodsQuery {
  return {
    keywords: '',
    category: null,
    brandId: null,
    merchantId: null,
    currency: null,
    warehouse: null,
    packing: null,
    inStock: false,
    sort: 'relevance',
    page: 1,
    ...fixed,
  };
}

/** Reads the query out of an address; what makes no sense is left out, never an error. `fixed` comes from the path. */
export function parseGoodsQuery(params: URLSearchParams, fixed: Partial<GoodsQuery> = {}): GoodsQuery {
  const category = params.get('category');
  return emptyGoodsQuery({
    keywords: Array.from((params.get('keywords') ?? '').replaceAll('\0', '').trim())
      .slice(0, MOST_WORDS)
      .join(''),
    category: category !== null && /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(category) && category.length <= 80 ? category : null,
    brandId: idOf(params.get('brand')),
    merchantId: idOf(params.get('merchant')),
    currency: oneOf(currencies, params.get('currency')),
    warehouse: oneOf(warehouses, params.get('warehouse')),
    packing: oneOf(packings, params.get('packing')),
    inStock: params.get('inStock') === '1',
    sort: oneOf(goodsSorts, params.get('sort')) ?? 'relevance',
    page: Math.min(idOf(params.get('page')) ?? 1, MOST_PAGES),
    ...fixed,
  });
}

/** The search parameters of a query; what is at its default, or fixed by the path, stays out. */
export function goodsQueryParams(query: GoodsQuery, fixed: Partial<GoodsQuery> = {}): LinkParams {
  const own = { ...query, ...Object.fromEntries(Object.keys(fixed).map((key) => [key, null])) } as { [Key in keyof GoodsQuery]: GoodsQuery[Key] | null };
  return {
    keywords: own.keywords || null,
    category: own.category,
    brand: own.brandId,
    merchant: own.merchantId,
    currency: own.currency,
    warehouse: own.warehouse,
    packing: own.packing,
    inStock: own.inStock ? 1 : null,
    sort: own.sort === 'relevance' ? null : own.sort,
    page: own.page === 1 ? null : own.page,
  };
}

/** The call's variables for `goodsListQuery`. */
export function goodsListVariables(query: GoodsQuery): NonNullable<GoodsListData['query']> {
  const { keywords, category, brandId, merchantId, currency, warehouse, packing, inStock, sort, page } = query;
  return {
    ...(keywords !== '' && { keywords }),
    ...(category !== null && { category }),
    ...(brandId !== null && { brandId }),
    ...(merchantId !== null && { merchantId }),
    ...(currency !== null && { currency }),
    ...(warehouse !== null && { warehouse }),
    ...(packing !== null && { packing }),
    ...(inStock && { inStock }),
    ...(sort !== 'relevance' && { sort }),
    pageIndex: page,
    pageSize: GOODS_PAGE_SIZE,
  };
}

const fields = {
  category: 'category',
  brand: 'brandId',
  merchant: 'merchantId',
  currency: 'currency',
  warehouse: 'warehouse',
  packing: 'packing',
} as const satisfies Record<GoodsFacetCode, keyof GoodsQuery>;

/** Whether a facet of the answer is one that the query knows. */
export const isGoodsFacet = (code: string): code is GoodsFacetCode => Object.hasOwn(fields, code);

/** The choice in a facet, as its options name it. */
export function chosenOption(query: GoodsQuery, code: GoodsFacetCode): string | null {
  const value = query[fields[code]];
  return value === null ? null : String(value);
}

/** The query with another choice in a facet, back on page 1; null takes the filter away. */
export function withOption(query: GoodsQuery, code: GoodsFacetCode, value: string | null): GoodsQuery {
  const params = new URLSearchParams(value === null ? {} : { [code]: value });
  return { ...query, page: 1, [fields[code]]: parseGoodsQuery(params)[fields[code]] };
}

/** The query without its filters; words, order and what the path fixes stay. */
export function withoutFilters(query: GoodsQuery, fixed: Partial<GoodsQuery> = {}): GoodsQuery {
  return emptyGoodsQuery({ keywords: query.keywords, sort: query.sort, ...fixed });
}

/** How many filters are set beside those that the path fixes. */
export function countGoodsFilters(query: GoodsQuery, fixed: Partial<GoodsQuery> = {}): number {
  const set = Object.values(fields).filter((field) => query[field] !== null && !Object.hasOwn(fixed, field));
  return set.length + (query.inStock && !Object.hasOwn(fixed, 'inStock') ? 1 : 0);
}
