// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `agentCompare` is asked with. */
export const agentCompareQueryLimits = {
  id: { minItems: 1, maxItems: 3 },
} as const;
