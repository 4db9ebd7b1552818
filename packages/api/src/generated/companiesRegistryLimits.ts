// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `registryRecords` is asked with. */
export const registryRecordsQueryLimits = {
  trademarkClass: { minimum: 1, maximum: 45 },
} as const;

/** Limits of what `registryReport` is asked with. */
export const registryReportQueryLimits = {
  year: { minimum: 1990, maximum: 2200 },
} as const;
