import { brandDocumentsQuery } from '@chippage/api/datasheets';
import type { Document } from '@chippage/api/types';

/** How many sheets the first page of a brand shows. */
const COUNT = 6;

/** The call for a brand's first sheets, so that a loader and the page ask for the same. */
export const firstSheetsVariables = (brandId: number) => ({ brandId, pageIndex: 1, pageSize: COUNT });

/** A brand's first sheets; none while they are not there. */
export function useFirstSheets(brandId: number): readonly Document[] {
  return brandDocumentsQuery.use(firstSheetsVariables(brandId), { revalidateIfStale: false }).data?.data ?? [];
}
