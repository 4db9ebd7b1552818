// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `AlertStop`. */
export const alertStopLimits = {
  code: { minLength: 1, maxLength: 400 },
} as const;

/** Limits of `SavedSearchChange`. */
export const savedSearchChangeLimits = {
  name: { minLength: 1, maxLength: 60 },
  kinds: { maxItems: 5 },
} as const;

/** Limits of `SavedSearchForm`. */
export const savedSearchFormLimits = {
  name: { minLength: 1, maxLength: 60 },
  kinds: { maxItems: 5 },
} as const;

/** Limits of `SearchCriteria`. */
export const searchCriteriaLimits = {
  keywords: { maxLength: 200 },
  category: { maxLength: 80 },
  brandIds: { maxItems: 50 },
  packages: { maxItems: 50, items: { minLength: 1, maxLength: 120 } },
  lifecycles: { maxItems: 8 },
  quantity: { minimum: 1, maximum: 999999999 },
  filters: { maxItems: 30, items: { maxLength: 300 } },
} as const;

/** Limits of what `alertsToStop` is asked with. */
export const alertsToStopQueryLimits = {
  code: { minLength: 1, maxLength: 400 },
} as const;
