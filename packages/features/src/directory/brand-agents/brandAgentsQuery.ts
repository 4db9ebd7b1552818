import { idsIn } from '../parts/compare-tray/idsIn.ts';
import { PAGE_SIZE } from '../../parts/list-page/listPage.ts';

/** What the list of a brand's distributors shows, as its address says it. */
export interface BrandAgentsQuery {
  /** Those that were ticked to be laid side by side. */
  ids: readonly number[];
  /** From 1. */
  page: number;
}

/**
 * Reads the address: the page is its last part, the ticks are its query.
 * @returns null for a last part that is no page.
 */
export function parseBrandAgentsQuery(page: string | undefined, search: URLSearchParams): BrandAgentsQuery | null {
  if (page !== undefined && !/^[1-9]\d{0,3}$/.test(page)) return null;
  return { ids: idsIn(search), page: Number(page ?? 1) };
}

/** The query of the address, without the page. */
export const brandAgentsParams = ({ ids }: BrandAgentsQuery) => ({ ids: ids.length === 0 ? null : ids.join(',') });

/** The call for a page, so that a loader and the page ask for the same. */
export const brandAgentsVariables = (brandId: number, { page }: BrandAgentsQuery) => ({ brandId, pageIndex: page, pageSize: PAGE_SIZE });
