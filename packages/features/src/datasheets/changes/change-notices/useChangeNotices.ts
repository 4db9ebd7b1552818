import { changeBrandsQuery, changeNoticesQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { ChangeNoticesProps } from './ChangeNotices.tsx';
import { type ChangeQuery, changeVariables } from './changeQuery.ts';

/** Binds `ChangeNotices` to the API. */
export function useChangeNotices(query: ChangeQuery): Pick<ChangeNoticesProps, 'notices' | 'brands' | 'isRefreshing'> {
  const answer = changeNoticesQuery.use(changeVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  const brands = changeBrandsQuery.use({}, { revalidateIfStale: false });
  return { notices: toLoadable(answer), brands: brands.data?.data ?? [], isRefreshing: answer.isLoading && answer.data !== undefined };
}
