import { myReportsQuery } from '@chippage/api/feedback';
import { toPagedList } from '../../parts/list-page/pagedList.ts';
import type { ReportHistoryProps } from './ReportHistory.tsx';

/** Binds `ReportHistory` to the API. */
export function useReportHistory(): Pick<ReportHistoryProps, 'reports' | 'onLoadMore'> {
  const pages = myReportsQuery.usePages({ pageSize: 20 });
  return { reports: toPagedList(pages), onLoadMore: pages.loadMore };
}
