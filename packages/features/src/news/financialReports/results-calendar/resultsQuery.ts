import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../../i18n/paths/links.ts';

/** Which month and whose results are shown. */
export interface ResultsQuery {
  /** `2026-11`; null: the newest one that has entries. */
  month: string | null;
  /** Part of a company's name; '': every company. */
  keywords: string;
}

/** Reads it out of an address. */
export function parseResultsQuery(params: URLSearchParams): ResultsQuery {
  const month = params.get('month') ?? '';
  return { month: /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null, keywords: (params.get('keywords') ?? '').trim().slice(0, 50) };
}

/** Says it in an address; what is usual is left out. */
export const resultsQueryParams = ({ month, keywords }: ResultsQuery): LinkParams => ({ month, keywords: keywords || null });

/** What the call is asked. */
export const resultsVariables = ({ month, keywords }: ResultsQuery): VarsOf<'financialReports'> => ({
  ...(month !== null && { month }),
  ...(keywords !== '' && { keywords }),
});
