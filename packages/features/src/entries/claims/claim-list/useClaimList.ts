import { myClaimsQuery } from '@chippage/api/entries';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { ClaimListProps } from './ClaimList.tsx';

/** Binds `ClaimList` to the API. */
export function useClaimList(): ClaimListProps {
  const pages = myClaimsQuery.usePages({ pageSize: 20 });
  return { claims: toPagedList(pages), onLoadMore: pages.loadMore };
}
