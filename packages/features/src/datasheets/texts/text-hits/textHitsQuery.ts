import type { LinkParams } from '../../../i18n/paths/links.ts';

/** What a search in texts is asked, as an address says it. */
export interface TextHitsQuery {
  keywords: string;
  category: string | null;
  brandId: number | null;
  /** From 1. */
  page: number;
}

/** Whether a text is a category as the API takes it; anything else in an address is no filter. */
const CATEGORY = /^[a-z0-9-]{1,39}(\/[a-z0-9-]{1,39})?$/;

/** Reads the filters and the page of an address; whoever knows the limits of words gives them cleaned. */
export function parseTextHitsQuery(params: URLSearchParams, keywords: string): TextHitsQuery {
  const category = params.get('category') ?? '';
  const brandId = Number(params.get('brandId'));
  const page = Number(params.get('page'));
  return {
    keywords,
    category: CATEGORY.test(category) ? category : null,
    brandId: Number.isSafeInteger(brandId) && brandId > 0 ? brandId : null,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The filters and the page for an address. */
export const textHitsParams = ({ category, brandId, page }: TextHitsQuery): LinkParams => ({ category, brandId, page: page > 1 ? page : null });

const PAGE_SIZE = 20;

/** The call for a page of hits, so that a loader and the page ask for the same. */
export const textHitsVariables = ({ keywords, category, brandId, page }: TextHitsQuery) => ({
  keywords,
  pageIndex: page,
  pageSize: PAGE_SIZE,
  ...(category !== null && { category }),
  ...(brandId !== null && { brandId }),
});
