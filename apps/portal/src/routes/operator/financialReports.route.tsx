import { financialReportMonthsQuery, financialReportsQuery } from '@chippage/api/news';
import { FinancialReportAdmin, monthIn, reportVariables, useFinancialReportAdmin } from '@chippage/features/FinancialReportAdmin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(({ search }) => [wanted(financialReportsQuery, reportVariables(monthIn(search))), wanted(financialReportMonthsQuery, {})]);

/** When companies tell of their results, to file and to put right. */
export default function FinancialReportAdminRoute() {
  const month = monthIn(useSearchParams()[0]);
  const navigate = useNavigate();
  return (
    <FinancialReportAdmin
      {...useFinancialReportAdmin(month)}
      onMonthChange={(next) => void navigate(operatorPaths.operator('financialReports', { month: next }), { preventScrollReset: true })}
    />
  );
}
