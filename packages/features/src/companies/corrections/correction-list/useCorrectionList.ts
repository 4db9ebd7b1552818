import { ownRegistryCorrectionsQuery } from '@chippage/api/companies';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { CorrectionListProps } from './CorrectionList.tsx';

/** Binds `CorrectionList` to the API. */
export function useCorrectionList(): CorrectionListProps {
  const pages = ownRegistryCorrectionsQuery.usePages({ pageSize: 20 });
  return { corrections: toPagedList(pages), onLoadMore: pages.loadMore };
}
