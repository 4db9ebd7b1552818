import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { addFinancialReport, changeFinancialReport, financialReportMonthsQuery, financialReportsQuery, removeFinancialReport } from '@chippage/api/news';
import type { VarsOf } from '@chippage/api/operations';
import { useInvalidate } from '@chippage/api/query';
import type { FinancialReportAdminProps } from './FinancialReportAdmin.tsx';
import { factsOf } from './reportForm.ts';

/** Which month an address asks for; null: the newest one that has entries. */
export const monthIn = (params: URLSearchParams): string | null => /^20\d{2}-(?:0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null;

/** What the call is asked, so that a loader and the page ask for the same. */
export const reportVariables = (month: string | null): VarsOf<'financialReports'> => (month === null ? {} : { month });

/** Binds `FinancialReportAdmin` to the API. @param month `2026-11`; null: the newest one that has entries */
export function useFinancialReportAdmin(month: string | null): Omit<FinancialReportAdminProps, 'onMonthChange'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = financialReportsQuery.use(reportVariables(month), { keepPreviousData: true });
  const months = financialReportMonthsQuery.use({});
  const refresh = () => Promise.all([invalidate(financialReportsQuery), invalidate(financialReportMonthsQuery)]);
  return {
    reports: mapLoadable(toLoadable(answer), ({ data }) => data),
    months: months.data?.data ?? [],
    month,
    onAdd: async (input) => {
      await addFinancialReport(factsOf(input), { client });
      await refresh();
    },
    onChange: async (id, input) => {
      await changeFinancialReport({ id, ...factsOf(input) }, { client });
      await refresh();
    },
    onRemove: async ({ id }) => {
      await removeFinancialReport({ id }, { client });
      await refresh();
    },
  };
}
