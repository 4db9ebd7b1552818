/** What a member reported of others. */
export { ReportHistory, type ReportHistoryProps } from '../src/feedback/report-history/ReportHistory.tsx';
export { reportHistoryMessages } from '../src/feedback/report-history/messages.ts';
export { useReportHistory } from '../src/feedback/report-history/useReportHistory.ts';
