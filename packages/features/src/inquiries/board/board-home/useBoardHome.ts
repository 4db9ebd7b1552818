import { newestBoardRowsQuery } from '@chippage/api/inquiries';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { BoardHomeProps } from './BoardHome.tsx';

/** The newest rows of both kinds. @param size Of each */
export function useBoardHome(size: number): Pick<BoardHomeProps, 'demands' | 'supplies'> {
  const demands = newestBoardRowsQuery.use({ type: 1, size }, { revalidateIfStale: false });
  const supplies = newestBoardRowsQuery.use({ type: 0, size }, { revalidateIfStale: false });
  return { demands: mapLoadable(toLoadable(demands), ({ data }) => data), supplies: mapLoadable(toLoadable(supplies), ({ data }) => data) };
}
