import type { VarsOf } from '@chippage/api/operations';
import type { BoardState } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** Lines of a page: a grid is read by scrolling more than by paging. */
export const STOCK_PAGE_SIZE = 50;

/** Which lines of a stock are shown, as the address says it. */
export interface StockQuery {
  state: BoardState | 'all';
  keywords: string;
  /** Only lines that nobody refreshed for so many days. */
  stale: 'any' | '7' | '30';
  /** From 1. */
  page: number;
}

/** The states of lines, all of them first. */
export const stockStates = ['all', 'live', 'dealt', 'closed', 'expired', 'removed'] as const satisfies readonly StockQuery['state'][];
const ages = ['any', '7', '30'] as const satisfies readonly StockQuery['stale'][];

/** Reads it out of an address. */
export const parseStockQuery = (params: URLSearchParams): StockQuery => ({
  state: choiceIn(params.get('state'), stockStates),
  keywords: (params.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
  stale: choiceIn(params.get('stale'), ages),
  page: pageIn(params),
});

/** Says it in an address; what is usual is left out. */
export const stockParams = ({ state, keywords, stale, page }: StockQuery): LinkParams => ({
  state: state === 'all' ? null : state,
  keywords: keywords || null,
  stale: stale === 'any' ? null : stale,
  page: pageParam(page),
});

/** What of it narrows the stock. */
export const stockFilters = ({ state, keywords, stale }: StockQuery): Pick<VarsOf<'stockLines'>, 'state' | 'keywords' | 'staleDays'> => ({
  ...(state !== 'all' && { state }),
  ...(keywords !== '' && { keywords }),
  ...(stale !== 'any' && { staleDays: Number(stale) }),
});

/** What the call is asked. */
export const stockVariables = (query: StockQuery): VarsOf<'stockLines'> => ({
  ...stockFilters(query),
  pageIndex: query.page,
  pageSize: STOCK_PAGE_SIZE,
});
