import { useApi } from '@chippage/api/ApiProvider';
import { diskSharesQuery, revokeDiskShare } from '@chippage/api/disk';
import { useInvalidate } from '@chippage/api/query';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { ShareListProps } from './ShareList.tsx';

const PAGE_SIZE = 20;

/** Binds `ShareList` to the API. */
export function useShareList(): Omit<ShareListProps, 'onCopy'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = diskSharesQuery.usePages({ pageSize: PAGE_SIZE });
  return {
    shares: toPagedList(pages),
    onLoadMore: pages.loadMore,
    onRevoke: async ({ id }) => {
      await revokeDiskShare({ id }, { client });
      await invalidate(diskSharesQuery);
    },
  };
}
