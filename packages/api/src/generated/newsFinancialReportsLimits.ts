// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `FinancialReportChange`. */
export const financialReportChangeLimits = {
  company: { minLength: 2, maxLength: 80 },
  listing: { maxLength: 40 },
  period: { minLength: 2, maxLength: 60 },
  documentUrl: { maxLength: 1000 },
  sourceUrl: { minLength: 10, maxLength: 1000 },
} as const;

/** Limits of `FinancialReportFacts`. */
export const financialReportFactsLimits = {
  company: { minLength: 2, maxLength: 80 },
  listing: { maxLength: 40 },
  period: { minLength: 2, maxLength: 60 },
  documentUrl: { maxLength: 1000 },
  sourceUrl: { minLength: 10, maxLength: 1000 },
} as const;

/** Limits of what `financialReports` is asked with. */
export const financialReportsQueryLimits = {
  month: { minLength: 7, maxLength: 7 },
} as const;
