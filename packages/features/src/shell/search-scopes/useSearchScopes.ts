import { searchScopesQuery } from '@chippage/api/datasheets';
import type { SearchScopesProps } from './SearchScopes.tsx';

/** Binds `SearchScopes` to the counts of the API. A failure leaves the links without counts. */
export function useSearchScopes(keywords: string): Pick<SearchScopesProps, 'counts'> {
  const { data } = searchScopesQuery.use(keywords === '' ? null : { keywords }, { revalidateOnFocus: false });
  return { counts: data };
}
