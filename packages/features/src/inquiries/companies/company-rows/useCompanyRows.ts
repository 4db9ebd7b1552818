import { boardRowsQuery } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import type { BoardRowsData } from '@chippage/api/types';
import type { BoardSide } from '../../../i18n/paths/inquiriesPaths.ts';
import { BOARD_PAGE_SIZE } from '../../board/board-list/boardQuery.ts';
import type { CompanyRowsProps } from './CompanyRows.tsx';

/** The call for a page of a company's rows, so that a loader and the page ask for the same. */
export const companyRowsVariables = (enterpriseId: number, type: BoardSide, page: number): NonNullable<BoardRowsData['query']> => ({
  type,
  enterpriseId,
  pageIndex: page,
  pageSize: BOARD_PAGE_SIZE,
});

/** A page of a company's rows; while another is read the last one stays. @param type null waits */
export function useCompanyRows(enterpriseId: number, type: BoardSide | null, page: number): Pick<CompanyRowsProps, 'rows' | 'isRefreshing'> {
  const answer = boardRowsQuery.use(type === null ? null : companyRowsVariables(enterpriseId, type, page), {
    keepPreviousData: true,
    revalidateIfStale: false,
  });
  return { rows: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined };
}
