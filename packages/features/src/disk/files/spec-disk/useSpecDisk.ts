import { diskSpecsQuery } from '@chippage/api/disk';
import type { Loadable } from '@chippage/api/loadable';
import type { DiskSpec } from '@chippage/api/types';
import { type PagedList, toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { SpecView } from './SpecDisk.tsx';

const PAGE_SIZE = 20;

/** The collected datasheets that are seen, and the way to more of them. */
export function useSpecDisk({ keywords, isNewer }: SpecView): { documents: Loadable<PagedList<DiskSpec>>; onLoadMore: () => void; isNothingFound: boolean } {
  const pages = diskSpecsQuery.usePages({ keywords, pageSize: PAGE_SIZE, ...(isNewer && { hasNewer: true }) });
  return { documents: toPagedList(pages), onLoadMore: pages.loadMore, isNothingFound: pages.total === 0 && (isNewer || keywords !== '') };
}
