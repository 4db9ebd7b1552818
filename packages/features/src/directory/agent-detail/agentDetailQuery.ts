import type { LineState } from '@chippage/api/types';
import { pageIn, pageParam } from '../../parts/list-page/listPage.ts';
import { lineStates } from '../agent-list/agentListQuery.ts';

/** What of a distributor its page shows, as its address says it. */
export interface AgentDetailQuery {
  /** Lines of which the authorisation stands so. */
  authorisation: LineState | null;
  /** Page of the lines, from 1. */
  linePage: number;
  /** Part numbers of this maker. */
  brand: number | null;
  /** Only what was in stock. */
  isInStock: boolean;
  /** Part of a part number. */
  keywords: string;
  /** Page of the part numbers, from 1. */
  page: number;
}

/** Lines a page. */
export const LINES_A_PAGE = 20;
/** Part numbers a page. */
export const PARTS_A_PAGE = 30;

/** Reads the address; what it cannot mean is left out. */
export function parseAgentDetailQuery(search: URLSearchParams): AgentDetailQuery {
  const brand = search.get('brand') ?? '';
  return {
    authorisation: lineStates.find((state) => state === search.get('authorisation')) ?? null,
    linePage: pageIn(new URLSearchParams({ page: search.get('lines') ?? '1' })),
    brand: /^[1-9]\d{0,8}$/.test(brand) ? Number(brand) : null,
    isInStock: search.get('stock') === '1',
    keywords: (search.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
    page: pageIn(search),
  };
}

/** The query of the address; what is as usual is not said. */
export const agentDetailParams = ({ authorisation, linePage, brand, isInStock, keywords, page }: AgentDetailQuery) => ({
  authorisation,
  lines: pageParam(linePage),
  brand,
  stock: isInStock ? '1' : null,
  keywords: keywords === '' ? null : keywords,
  page: pageParam(page),
});

/** The call for a page of lines. */
export const agentLinesVariables = (agentId: number, { authorisation, linePage }: AgentDetailQuery) => ({
  agentId,
  ...(authorisation !== null && { authorisation }),
  pageIndex: linePage,
  pageSize: LINES_A_PAGE,
});

/** The call for a page of part numbers. */
export const agentPartsVariables = (agentId: number, { brand, isInStock, keywords, page }: AgentDetailQuery) => ({
  agentId,
  ...(brand !== null && { brandId: brand }),
  ...(isInStock && { inStock: true }),
  ...(keywords !== '' && { keywords }),
  pageIndex: page,
  pageSize: PARTS_A_PAGE,
});
