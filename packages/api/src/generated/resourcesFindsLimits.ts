// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `usedParts` is asked with. */
export const usedPartsQueryLimits = {
  category: { maxLength: 80 },
} as const;
