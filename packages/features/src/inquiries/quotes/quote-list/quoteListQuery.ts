import type { QuoteCount, QuoteSide, QuotesData, QuoteState } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** Sides: quotes that the company got, and those that it gave. */
export const quoteSides = ['buyer', 'seller'] as const satisfies readonly QuoteSide[];
/** States of quotes, and all of them. */
export const quoteStates = ['all', 'waiting', 'quoted', 'bargaining', 'accepted', 'refused', 'expired', 'withdrawn'] as const satisfies readonly (
  | QuoteState
  | 'all'
)[];

/** Which of the company's quotes are seen. */
export interface QuoteListQuery {
  side: QuoteSide;
  state: (typeof quoteStates)[number];
  /** Those on one row alone; null: on all. */
  rowId: number | null;
  keywords: string;
  /** From 1. */
  page: number;
}

/** Reads an address; what makes no sense is left out. */
export function parseQuoteListQuery(search: URLSearchParams): QuoteListQuery {
  const rowId = Number(search.get('rowId'));
  return {
    side: choiceIn(search.get('side'), quoteSides),
    state: choiceIn(search.get('state'), quoteStates),
    rowId: Number.isSafeInteger(rowId) && rowId > 0 ? rowId : null,
    keywords: (search.get('keywords') ?? '').trim().slice(0, 200),
    page: pageIn(search),
  };
}

/** The address of a choice; what is usual stays out. */
export const quoteListParams = ({ side, state, rowId, keywords, page }: QuoteListQuery): LinkParams => ({
  side: side === 'buyer' ? undefined : side,
  state: state === 'all' ? undefined : state,
  rowId: rowId ?? undefined,
  keywords: keywords || undefined,
  page: pageParam(page),
});

/** The call for a page. */
export const quoteListVariables = ({ side, state, rowId, keywords, page }: QuoteListQuery): NonNullable<QuotesData['query']> => ({
  side,
  ...(state !== 'all' && { state }),
  ...(rowId !== null && { rowId }),
  ...(keywords !== '' && { keywords }),
  pageIndex: page,
  pageSize: PAGE_SIZE,
});

/** How many stand in a state of a side, and in how many the company is awaited; undefined while it is not known. */
export function countIn(counts: readonly QuoteCount[] | null, side: QuoteSide, state: QuoteListQuery['state']): { count: number; myTurn: number } | undefined {
  if (counts === null) return undefined;
  const found = counts.filter((one) => one.side === side && (state === 'all' || one.state === state));
  return { count: found.reduce((sum, { count }) => sum + count, 0), myTurn: found.reduce((sum, { myTurn }) => sum + myTurn, 0) };
}
