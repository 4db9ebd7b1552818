import { brandDocumentGroupsQuery, brandDocumentsQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { BrandSheetsProps } from './BrandSheets.tsx';
import { type BrandSheetsQuery, brandSheetsVariables } from './brandSheetsQuery.ts';

/** A page of a brand's sheets, and the categories that have some; while another page is read the last one stays. */
export function useBrandSheets(brandId: number, query: BrandSheetsQuery): Pick<BrandSheetsProps, 'documents' | 'groups' | 'isRefreshing'> {
  const answer = brandDocumentsQuery.use(brandSheetsVariables(brandId, query), { keepPreviousData: true, revalidateIfStale: false });
  const groups = brandDocumentGroupsQuery.use({ brandId }, { revalidateIfStale: false });
  return { documents: toLoadable(answer), groups: groups.data?.data ?? [], isRefreshing: answer.isLoading && answer.data !== undefined };
}
