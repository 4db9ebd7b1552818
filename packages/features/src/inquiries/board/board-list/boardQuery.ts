import type { BoardRowsData } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn } from '../../../parts/list-page/listPage.ts';

/** What the board shows, as its address says it: the kind and the page are parts of its path. */
export interface BoardQuery {
  type: 0 | 1;
  keywords: string;
  match: 'contains' | 'exact' | 'prefix';
  brand: string;
  place: 'all' | 'SZ' | 'HK' | 'OTHER';
  taxMode: 'all' | 'tax13' | 'tax1' | 'untaxed';
  currency: 'all' | 'CNY' | 'USD';
  fresh: 'all' | '1' | '7' | '30';
  grade: 'all' | 'a' | 'b' | 'd' | 't';
  supplyKind: 'all' | 'spot' | 'forward' | 'factory' | 'scheduled';
  certified: 'all' | 'yes';
  sort: 'newest' | 'price' | '-quantity';
  /** From 1. */
  page: number;
}

/** The choices of each filter, the usual one first. */
export const boardChoices = {
  match: ['contains', 'exact', 'prefix'],
  place: ['all', 'SZ', 'HK', 'OTHER'],
  taxMode: ['all', 'tax13', 'tax1', 'untaxed'],
  currency: ['all', 'CNY', 'USD'],
  fresh: ['all', '1', '7', '30'],
  grade: ['all', 'a', 'b', 'd', 't'],
  supplyKind: ['all', 'spot', 'forward', 'factory', 'scheduled'],
  certified: ['all', 'yes'],
  sort: ['newest', 'price', '-quantity'],
} as const satisfies { [Field in keyof BoardQuery]?: readonly BoardQuery[Field][] };

type Field = keyof typeof boardChoices;
const fields = Object.keys(boardChoices) as Field[];

/** Rows a page. */
export const BOARD_PAGE_SIZE = 30;
/** What the pages of the board reach. */
const MOST_PAGES = 333;
const MOST_WORDS = 200;

const wordsIn = (search: URLSearchParams, name: string) => (search.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, MOST_WORDS);

/** A query without any filter. */
export const emptyBoardQuery = (own: Partial<BoardQuery> = {}): BoardQuery => ({
  type: 1,
  keywords: '',
  match: 'contains',
  brand: '',
  place: 'all',
  taxMode: 'all',
  currency: 'all',
  fresh: 'all',
  grade: 'all',
  supplyKind: 'all',
  certified: 'all',
  sort: 'newest',
  page: 1,
  ...own,
});

/** Reads an address: `1/3` behind the board's own, then the filters. What makes no sense is left out; null: no such page. */
export function parseBoardQuery(rest: string | undefined, search: URLSearchParams): BoardQuery | null {
  const [, type = '1', page = '1'] = /^(?:([01])(?:\/(\d{1,4}))?)?$/.exec(rest?.replace(/\/$/, '') ?? '') ?? [undefined, ''];
  if (type !== '0' && type !== '1') return null;
  return emptyBoardQuery({
    type: type === '0' ? 0 : 1,
    keywords: wordsIn(search, 'keywords'),
    brand: wordsIn(search, 'brand'),
    match: choiceIn(search.get('match'), boardChoices.match),
    place: choiceIn(search.get('place'), boardChoices.place),
    taxMode: choiceIn(search.get('taxMode'), boardChoices.taxMode),
    currency: choiceIn(search.get('currency'), boardChoices.currency),
    fresh: choiceIn(search.get('fresh'), boardChoices.fresh),
    grade: choiceIn(search.get('grade'), boardChoices.grade),
    supplyKind: choiceIn(search.get('supplyKind'), boardChoices.supplyKind),
    certified: choiceIn(search.get('certified'), boardChoices.certified),
    sort: choiceIn(search.get('sort'), boardChoices.sort),
    // Older links count from 0.
    page: Math.min(Math.max(Number(page), 1), MOST_PAGES),
  });
}

/** The search of an address; what is usual stays out. */
export function boardParams(query: BoardQuery): LinkParams {
  const chosen = fields.map((field) => [field, query[field] === boardChoices[field][0] ? null : query[field]] as const);
  return { keywords: query.keywords || null, brand: query.brand || null, ...Object.fromEntries(chosen) };
}

/** How many filters are set, apart from the words. */
export const countBoardFilters = (query: BoardQuery): number =>
  fields.filter((field) => field !== 'match' && field !== 'sort' && query[field] !== boardChoices[field][0]).length + (query.brand === '' ? 0 : 1);

/** The call for a page, so that a loader and the page ask for the same. */
export function boardVariables(query: BoardQuery): NonNullable<BoardRowsData['query']> {
  const { type, keywords, match, brand, place, taxMode, currency, fresh, grade, supplyKind, certified, sort, page } = query;
  return {
    type,
    ...(keywords !== '' && { keywords, match }),
    ...(brand !== '' && { brand }),
    ...(place !== 'all' && { place }),
    ...(taxMode !== 'all' && { taxMode }),
    ...(currency !== 'all' && { currency }),
    ...(fresh !== 'all' && { fresh }),
    ...(grade !== 'all' && { grade }),
    ...(supplyKind !== 'all' && { supplyKind }),
    ...(certified === 'yes' && { isCertified: true }),
    ...(sort !== 'newest' && { sort }),
    pageIndex: page,
    pageSize: BOARD_PAGE_SIZE,
  };
}
