// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `JobReport`. */
export const jobReportLimits = {
  text: { minLength: 2, maxLength: 500 },
} as const;

/** Limits of what `jobs` is asked with. */
export const jobsQueryLimits = {
  salaryFrom: { minimum: 1, maximum: 999 },
  salaryTo: { minimum: 1, maximum: 999 },
  months: { minimum: 12, maximum: 24 },
} as const;
