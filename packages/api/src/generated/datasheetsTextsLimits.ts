// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `textSearch` is asked with. */
export const textSearchQueryLimits = {
  category: { maxLength: 80 },
} as const;
