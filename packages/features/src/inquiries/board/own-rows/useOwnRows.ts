import { useApi } from '@chippage/api/ApiProvider';
import { boardRowsQuery, moveBoardRows, ownBoardCountsQuery, ownBoardRowsQuery, sortBoardRows } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { OwnRowsProps } from './OwnRows.tsx';
import { type OwnRowsQuery, ownRowsVariables } from './ownRowsQuery.ts';

/** Binds `OwnRows` to the API; while another page is read the last one stays. */
export function useOwnRows(type: 0 | 1, query: OwnRowsQuery): Pick<OwnRowsProps, 'rows' | 'counts' | 'isRefreshing' | 'onMove' | 'onFirst'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = ownBoardRowsQuery.use(ownRowsVariables(type, query), { keepPreviousData: true });
  const counts = ownBoardCountsQuery.use({ type });
  const reread = () => Promise.all([invalidate(ownBoardRowsQuery), invalidate(ownBoardCountsQuery), invalidate(boardRowsQuery)]);
  return {
    rows: toLoadable(answer),
    counts: counts.data?.data ?? null,
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onMove: async (deed, ids) => {
      const moved = await moveBoardRows({ deed, ids }, { client });
      await reread();
      return moved;
    },
    onFirst: async (ids) => {
      await sortBoardRows({ ids }, { client });
      await invalidate(ownBoardRowsQuery);
    },
  };
}
