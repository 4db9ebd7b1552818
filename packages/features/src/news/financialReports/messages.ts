import { defineMessages } from '../../i18n/messages.ts';

/** Texts of an entry of the calendar of results, wherever it stands. */
export const financialReportMessages = defineMessages('financialReport', {
  quarter: '季报',
  half: '半年报',
  year: '年报',
  forecast: '业绩预告',
});
