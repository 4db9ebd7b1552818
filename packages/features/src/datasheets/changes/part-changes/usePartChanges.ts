import { changeNoticesQuery } from '@chippage/api/datasheets';
import type { VarsOf } from '@chippage/api/operations';
import type { PartChangesProps } from './PartChanges.tsx';

/** What the call is asked, so that a loader and the page ask for the same. */
export const partChangesVariables = (partId: number): VarsOf<'changeNotices'> => ({ partId, pageIndex: 1, pageSize: 3 });

/** Binds `PartChanges` to the API; null while that is not known, or when it did not come. */
export function usePartChanges(partId: number): Omit<PartChangesProps, 'follow'> | null {
  const { data } = changeNoticesQuery.use(partChangesVariables(partId), { revalidateIfStale: false });
  return data ? { notices: data.data, total: data.totalRecord, partId } : null;
}
