// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `CounterForm`. */
export const counterFormLimits = {
  content: { minLength: 1, maxLength: 2000 },
  contact: { minLength: 1, maxLength: 254 },
} as const;

/** Limits of `InfringementForm`. */
export const infringementFormLimits = {
  holder: { minLength: 1, maxLength: 100 },
  places: { minLength: 1, maxLength: 4000 },
  content: { minLength: 1, maxLength: 2000 },
  proof: { minLength: 1, maxLength: 2000 },
  contact: { minLength: 1, maxLength: 254 },
} as const;

/** Limits of `TakedownDecision`. */
export const takedownDecisionLimits = {
  reason: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of what `takedownState` is asked with. */
export const takedownStateQueryLimits = {
  code: { minLength: 1, maxLength: 64 },
} as const;
