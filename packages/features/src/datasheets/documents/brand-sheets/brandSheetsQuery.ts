import type { Document } from '@chippage/api/types';
import { pageIn, pageParam, PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import { documentTypes } from '../document-words/documentTypes.ts';

/** What the list of a brand's sheets shows, as its address says it. */
export interface BrandSheetsQuery {
  keywords: string;
  category: string | null;
  /** Only those of this kind; null: of all. */
  docType: Document['docType'] | null;
  /** Ours to read, or at their maker's address; null: both. */
  place: SheetPlace | null;
  /** From 1. */
  page: number;
}

/** Where a sheet lies. */
export type SheetPlace = 'hosted' | 'outside';

/** Reads the query of the address. What it cannot mean is left out. */
export function parseBrandSheetsQuery(search: URLSearchParams): BrandSheetsQuery {
  const place = search.get('place');
  const category = search.get('category') ?? '';
  return {
    keywords: (search.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, 200),
    category: /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(category) && category.length <= 80 ? category : null,
    docType: documentTypes.find((each) => each === search.get('docType')) ?? null,
    place: place === 'hosted' || place === 'outside' ? place : null,
    page: pageIn(search),
  };
}

/** The query of the address. */
export const brandSheetsParams = ({ keywords, category, docType, place, page }: BrandSheetsQuery) => ({
  keywords: keywords === '' ? null : keywords,
  category,
  docType,
  place,
  page: pageParam(page) ?? null,
});

/** The call for a page, so that a loader and the page ask for the same. */
export const brandSheetsVariables = (brandId: number, { keywords, category, docType, place, page }: BrandSheetsQuery) => ({
  brandId,
  ...(keywords !== '' && { keywords }),
  ...(category !== null && { category }),
  ...(docType !== null && { docType }),
  ...(place !== null && { hosted: place === 'hosted' }),
  pageIndex: page,
  pageSize: PAGE_SIZE,
});
