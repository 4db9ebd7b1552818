/** When companies tell of their results. */
export { ResultsCalendar, type ResultsCalendarProps } from '../src/news/financialReports/results-calendar/ResultsCalendar.tsx';
export { parseResultsQuery, type ResultsQuery, resultsQueryParams, resultsVariables } from '../src/news/financialReports/results-calendar/resultsQuery.ts';
export { useResultsCalendar } from '../src/news/financialReports/results-calendar/useResultsCalendar.ts';
export { resultsCalendarMessages } from '../src/news/financialReports/results-calendar/messages.ts';
export { financialReportMessages } from '../src/news/financialReports/messages.ts';
