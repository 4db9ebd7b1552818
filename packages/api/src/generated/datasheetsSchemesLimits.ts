// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `readModelName` is asked with. */
export const readModelNameQueryLimits = {
  model: { minLength: 1, maxLength: 80 },
} as const;
