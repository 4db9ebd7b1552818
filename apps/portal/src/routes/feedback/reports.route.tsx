import { ReportHistory, useReportHistory } from '@chippage/features/ReportHistory';

/** What the member reported of others, and what came of it. */
export default function ReportsRoute() {
  return <ReportHistory {...useReportHistory()} />;
}
