import { boardMatchesQuery } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import type { MatchesProps } from './Matches.tsx';

/** A page of matches; while another is read the last one stays. */
export function useMatches(type: 0 | 1, page: number): Pick<MatchesProps, 'matches' | 'isRefreshing'> {
  const answer = boardMatchesQuery.use({ type, pageIndex: page, pageSize: PAGE_SIZE }, { keepPreviousData: true });
  return { matches: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined };
}
