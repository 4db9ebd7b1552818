import type { VarsOf } from '@chippage/api/operations';
import type { BoardState } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** Which of a company's own rows are shown, as the address says it. */
export interface OwnRowsQuery {
  state: BoardState | 'all';
  keywords: string;
  /** From 1. */
  page: number;
}

/** The states in which rows may be, all of them first. */
export const ownRowStates = ['all', 'live', 'dealt', 'closed', 'expired', 'removed'] as const satisfies readonly OwnRowsQuery['state'][];

/** Reads it out of an address. */
export const parseOwnRowsQuery = (params: URLSearchParams): OwnRowsQuery => ({
  state: choiceIn(params.get('state'), ownRowStates),
  keywords: (params.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
  page: pageIn(params),
});

/** Says it in an address; what is usual is left out. */
export const ownRowsParams = ({ state, keywords, page }: OwnRowsQuery): LinkParams => ({
  state: state === 'all' ? null : state,
  keywords: keywords || null,
  page: pageParam(page),
});

/** What the call is asked. */
export const ownRowsVariables = (type: 0 | 1, { state, keywords, page }: OwnRowsQuery): VarsOf<'ownBoardRows'> => ({
  type,
  ...(state !== 'all' && { state }),
  ...(keywords !== '' && { keywords }),
  pageIndex: page,
  pageSize: PAGE_SIZE,
});
