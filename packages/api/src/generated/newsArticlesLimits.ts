// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `CorrectionForm`. */
export const correctionFormLimits = {
  text: { minLength: 5, maxLength: 300 },
} as const;

/** Limits of `TakeDownForm`. */
export const takeDownFormLimits = {
  reason: { minLength: 2, maxLength: 200 },
} as const;
