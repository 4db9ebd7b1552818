import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { financialReportMonthsQuery, financialReportsQuery } from '@chippage/api/news';
import type { ResultsCalendarProps } from './ResultsCalendar.tsx';
import { type ResultsQuery, resultsVariables } from './resultsQuery.ts';

/** Binds `ResultsCalendar` to the API. */
export function useResultsCalendar(query: ResultsQuery): Pick<ResultsCalendarProps, 'reports' | 'months'> {
  const answer = financialReportsQuery.use(resultsVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  const months = financialReportMonthsQuery.use({}, { revalidateIfStale: false });
  return { reports: mapLoadable(toLoadable(answer), ({ data }) => data), months: months.data?.data ?? [] };
}
