// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `companySearch` is asked with. */
export const companySearchQueryLimits = {
  place: { maxLength: 200 },
} as const;
