import { idsIn } from '../parts/compare-tray/idsIn.ts';

/** Which distributors are laid side by side, as the address says it. */
export interface AgentCompareQuery {
  ids: readonly number[];
  /** For this maker's parts alone. */
  brand: number | null;
  /** For part numbers that hold this alone. */
  keywords: string;
}

/** Reads the address; what it cannot mean is left out. */
export function parseAgentCompareQuery(search: URLSearchParams): AgentCompareQuery {
  const brand = search.get('brand') ?? '';
  return {
    ids: idsIn(search),
    brand: /^[1-9]\d{0,8}$/.test(brand) ? Number(brand) : null,
    keywords: (search.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
  };
}

/** The query of the address beside the distributors. */
export const agentCompareParams = ({ brand, keywords }: Pick<AgentCompareQuery, 'brand' | 'keywords'>) => ({
  brand,
  keywords: keywords === '' ? null : keywords,
});

/** The call, so that a loader and the page ask for the same; null: there is nothing to ask for. */
export const agentCompareVariables = ({ ids, brand, keywords }: AgentCompareQuery) =>
  ids.length === 0 ? null : { id: [...ids], ...(brand !== null && { brandId: brand }), ...(keywords !== '' && { keywords }) };
