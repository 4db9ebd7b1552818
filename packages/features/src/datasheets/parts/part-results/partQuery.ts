import type { Lifecycle, PartSearchData } from '@chippage/api/types';
import { LARGEST } from '@chippage/api/quantity';
import type { LinkParams } from '../../../i18n/paths/links.ts';

/** Everything that decides a result page; the address holds exactly this. */
export interface PartQuery {
  /** As typed; empty on category and brand pages. */
  keywords: string;
  category: string | null;
  brandIds: readonly number[];
  packages: readonly string[];
  lifecycles: readonly Lifecycle[];
  datasheet: 'hosted' | 'any' | null;
  /** Only parts that can be bought at once. */
  isInStock: boolean;
  /** For how many pieces prices are shown. */
  quantity: number;
  /** Parameter filters by code: values (`a|b`) or a range (`1..5`, either end may be missing). */
  filters: Readonly<Record<string, string>>;
  /** `relevance`, a column or a parameter's code; `-` in front turns it round. */
  sort: string;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** Stands for parts of which no source tells the fact. */
export const unknownValue = '_unknown';
/** The value of the facet `stock`. */
const IN_STOCK = 'inStock';
/** Rows a page that a visitor may choose. */
export const pageSizes = [20, 50, 100] as const;

const lifecycleNames: readonly string[] = ['new', 'active', 'nrnd', 'last_buy', 'eol', 'obsolete', 'preview', 'unknown'] satisfies Lifecycle[];
const isLifecycle = (value: string): value is Lifecycle => lifecycleNames.includes(value);

/** A query without any filter. */
export function emptyPartQuery(fixed: Partial<PartQuery> = {}): PartQuery {
  return {
    keywords: '',
    category: null,
    brandIds: [],
    packages: [],
    lifecycles: [],
    datasheet: null,
    isInStock: false,
    quantity: 1,
    filters: {},
    sort: 'relevance',
    page: 1,
    pageSize: 20,
    ...fixed,
  };
}

function wholeNumber(text: string | null, fallback: number): number {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value > 0 ? value : fallback;
}

/** Reads the query out of an address; what makes no sense is left out, never an error. `fixed` comes from the path. */
export function parsePartQuery(params: URLSearchParams, fixed: Partial<PartQuery> = {}): PartQuery {
  const datasheet = params.get('datasheet');
  const pageSize = wholeNumber(params.get('size'), 20);
  const filters = new Map<string, string>();
  for (const filter of params.getAll('filter')) {
    const at = filter.indexOf(':');
    if (at <= 0 || at === filter.length - 1) continue;
    const [code, value] = [filter.slice(0, at), filter.slice(at + 1)];
    // A form sent without script names each ticked value on its own.
    const known = filters.get(code);
    filters.set(code, known === undefined || value.includes('..') ? value : `${known}|${value}`);
  }
  return emptyPartQuery({
    keywords: params.get('keywords') ?? '',
    category: params.get('category'),
    brandIds: params
      .getAll('brand')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
    packages: params.getAll('package'),
    lifecycles: params.getAll('lifecycle').filter(isLifecycle),
    datasheet: datasheet === 'hosted' || datasheet === 'any' ? datasheet : null,
    isInStock: params.get('stock') === IN_STOCK,
    quantity: Math.min(wholeNumber(params.get('quantity'), 1), LARGEST),
    filters: Object.fromEntries(filters),
    sort: params.get('sort') ?? 'relevance',
    page: wholeNumber(params.get('page'), 1),
    pageSize: pageSizes.find((size) => size === pageSize) ?? 20,
    ...fixed,
  });
}

/** The search parameters of a query; what is at its default, or fixed by the path, stays out. */
export function partQueryParams(query: PartQuery, fixed: Partial<PartQuery> = {}): LinkParams {
  const filters = Object.entries(query.filters).map(([code, value]) => `${code}:${value}`);
  return {
    keywords: fixed.keywords === undefined && query.keywords !== '' ? query.keywords : null,
    category: fixed.category === undefined ? query.category : null,
    brand: fixed.brandIds === undefined ? query.brandIds : null,
    package: query.packages,
    lifecycle: query.lifecycles,
    datasheet: query.datasheet,
    stock: query.isInStock ? IN_STOCK : null,
    quantity: query.quantity === 1 ? null : query.quantity,
    filter: filters,
    sort: query.sort === 'relevance' ? null : query.sort,
    page: query.page === 1 ? null : query.page,
    size: query.pageSize === 20 ? null : query.pageSize,
  };
}

/** The call's variables for `partSearchQuery`. */
export function partSearchVariables(query: PartQuery): NonNullable<PartSearchData['query']> {
  return {
    ...(query.keywords !== '' && { keywords: query.keywords }),
    ...(query.category !== null && { category: query.category }),
    ...(query.brandIds.length > 0 && { brandId: [...query.brandIds] }),
    ...(query.packages.length > 0 && { package: [...query.packages] }),
    ...(query.lifecycles.length > 0 && { lifecycle: [...query.lifecycles] }),
    ...(query.datasheet !== null && { datasheet: query.datasheet }),
    ...(query.isInStock && { inStock: true }),
    ...(query.quantity !== 1 && { quantity: query.quantity }),
    ...(Object.keys(query.filters).length > 0 && { filter: Object.entries(query.filters).map(([code, value]) => `${code}:${value}`) }),
    ...(query.sort !== 'relevance' && { sort: query.sort }),
    pageIndex: query.page,
    pageSize: query.pageSize,
  };
}

const listKeys = { brand: 'brandIds', package: 'packages', lifecycle: 'lifecycles' } as const;

/** The values that are ticked in a facet, as the facet's options name them. */
export function chosenValues(query: PartQuery, facet: string): readonly string[] {
  if (facet === 'category') return query.category === null ? [] : [query.category];
  if (facet === 'datasheet') return query.datasheet === null ? [] : [query.datasheet];
  if (facet === 'stock') return query.isInStock ? [IN_STOCK] : [];
  if (facet === 'brand' || facet === 'package' || facet === 'lifecycle') return query[listKeys[facet]].map(String);
  const filter = query.filters[facet];
  return filter === undefined || filter.includes('..') ? [] : filter.split('|');
}

/** The query with other values ticked in a facet, back on page 1. */
export function withValues(query: PartQuery, facet: string, values: readonly string[]): PartQuery {
  const next = { ...query, page: 1 };
  if (facet === 'category') return { ...next, category: values.at(-1) ?? null };
  if (facet === 'datasheet') return { ...next, datasheet: values.includes('hosted') ? 'hosted' : values.includes('any') ? 'any' : null };
  if (facet === 'stock') return { ...next, isInStock: values.includes(IN_STOCK) };
  if (facet === 'brand') return { ...next, brandIds: values.map(Number) };
  if (facet === 'package') return { ...next, packages: [...values] };
  if (facet === 'lifecycle') return { ...next, lifecycles: values.filter(isLifecycle) };
  return withFilter(next, facet, values.length === 0 ? null : values.join('|'));
}

function withFilter(query: PartQuery, code: string, value: string | null): PartQuery {
  const { [code]: _gone, ...others } = query.filters;
  return { ...query, page: 1, filters: value === null ? others : { ...others, [code]: value } };
}

/** The range set in a facet; null ends are open. */
export function chosenRange(query: PartQuery, facet: string): { from: number | null; to: number | null } {
  const [from, to] = query.filters[facet]?.includes('..') ? (query.filters[facet] ?? '').split('..') : [];
  const end = (text: string | undefined) => (text === undefined || text === '' || Number.isNaN(Number(text)) ? null : Number(text));
  return { from: end(from), to: end(to) };
}

/** The query with a range set in a facet; both ends open takes the filter away. */
export function withRange(query: PartQuery, facet: string, range: { from: number | null; to: number | null }): PartQuery {
  return withFilter(query, facet, range.from === null && range.to === null ? null : `${range.from ?? ''}..${range.to ?? ''}`);
}

/** Codes of the facets that the address's path decides: nobody can take them away there. */
export function fixedFacets(fixed: Partial<PartQuery>): ReadonlySet<string> {
  return new Set([...(fixed.category == null ? [] : ['category']), ...(fixed.brandIds === undefined ? [] : ['brand'])]);
}

/** How many filters are set, beside those of the address's path. */
export function countFilters(query: PartQuery, fixed: Partial<PartQuery> = {}): number {
  const given = fixedFacets(fixed);
  return (
    (given.has('brand') ? 0 : query.brandIds.length) +
    query.packages.length +
    query.lifecycles.length +
    Object.keys(query.filters).length +
    (query.category === null || given.has('category') ? 0 : 1) +
    (query.datasheet === null ? 0 : 1) +
    (query.isInStock ? 1 : 0)
  );
}
