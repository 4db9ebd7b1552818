import { boardRowsQuery } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import type { BoardListProps } from './BoardList.tsx';
import { type BoardQuery, boardVariables } from './boardQuery.ts';

/** A page of the board; while another is read the last one stays. */
export function useBoard(query: BoardQuery): Pick<BoardListProps, 'rows' | 'isMore' | 'depth' | 'isRefreshing'> {
  const answer = boardRowsQuery.use(boardVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  return {
    rows: toLoadable(answer),
    isMore: answer.data?.isMore ?? false,
    depth: answer.data?.depth ?? null,
    isRefreshing: answer.isLoading && answer.data !== undefined,
  };
}
