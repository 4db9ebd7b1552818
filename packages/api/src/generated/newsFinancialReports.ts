// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** When companies tell of their results in a month, by day; entries that an operator filed, each with where its date was read. Without a month: the month of today where it has entries, else the nearest one before, else the nearest one after. */
export const financialReportsQuery = /* @__PURE__ */ query<'financialReports'>('financialReports', 'GET /news/financialReport');

/** The months that have entries, the newest first. */
export const financialReportMonthsQuery = /* @__PURE__ */ query<'financialReportMonths'>('financialReportMonths', 'GET /news/financialReport/months');

/** Files an entry. */
export const addFinancialReport = /* @__PURE__ */ mutation<'addFinancialReport'>('addFinancialReport', 'POST /operator/financialReports/add');

/** Puts an entry right. */
export const changeFinancialReport = /* @__PURE__ */ mutation<'changeFinancialReport'>('changeFinancialReport', 'POST /operator/financialReports/change');

/** Takes an entry off. */
export const removeFinancialReport = /* @__PURE__ */ mutation<'removeFinancialReport'>('removeFinancialReport', 'POST /operator/financialReports/remove');
