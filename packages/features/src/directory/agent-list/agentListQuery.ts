import type { Agent, LineState, SalesRegion } from '@chippage/api/types';
import { idsIn } from '../parts/compare-tray/idsIn.ts';
import { salesRegions } from '../../parts/sales-region/salesRegions.ts';

/** What the list of distributors shows, as its address says it. */
export interface AgentListQuery {
  kind: Agent['kind'] | null;
  /** A letter, or `#` for digits. */
  initial: string | null;
  /** Those that carry this maker. */
  brand: number | null;
  authorisation: LineState | null;
  region: SalesRegion | null;
  keywords: string;
  /** Those that were ticked to be laid side by side. */
  ids: readonly number[];
  /** From 1. */
  page: number;
}

/** Kinds of distributors, as the list offers them. */
export const agentKinds = ['authorized', 'catalog', 'independent'] as const satisfies Agent['kind'][];
/** States of an authorisation, as lists offer them. */
export const lineStates = ['verified', 'expired', 'unverified'] as const satisfies LineState[];
/** Rows a page. */
export const AGENTS_A_PAGE = 30;

const wordsIn = (search: URLSearchParams) => (search.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, 200);

/** Reads the address: the page is its last part, the filters are its query. What it cannot mean is left out. */
export function parseAgentListQuery(page: string | undefined, search: URLSearchParams): AgentListQuery {
  const number = Number(page);
  const initial = search.get('initial') ?? '';
  const brand = search.get('brand') ?? '';
  return {
    kind: agentKinds.find((kind) => kind === search.get('kind')) ?? null,
    initial: /^[A-Z#]$/.test(initial) ? initial : null,
    brand: /^[1-9]\d{0,8}$/.test(brand) ? Number(brand) : null,
    authorisation: lineStates.find((state) => state === search.get('authorisation')) ?? null,
    region: salesRegions.find((region) => region === search.get('region')) ?? null,
    keywords: wordsIn(search),
    ids: idsIn(search),
    page: Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1,
  };
}

/** The query of the address, without the page. */
export const agentListParams = ({ kind, initial, brand, authorisation, region, keywords, ids }: AgentListQuery) => ({
  kind,
  initial,
  brand,
  authorisation,
  region,
  keywords: keywords === '' ? null : keywords,
  ids: ids.length === 0 ? null : ids.join(','),
});

/** The call for a page, so that a loader and the page ask for the same. */
export const agentListVariables = ({ kind, initial, brand, authorisation, region, keywords, page }: AgentListQuery) => ({
  ...(kind !== null && { kind }),
  ...(initial !== null && { initial }),
  ...(brand !== null && { brandId: brand }),
  ...(authorisation !== null && { authorisation }),
  ...(region !== null && { region }),
  ...(keywords !== '' && { keywords }),
  pageIndex: page,
  pageSize: AGENTS_A_PAGE,
});
