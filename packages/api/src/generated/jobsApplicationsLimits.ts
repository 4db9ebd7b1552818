// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ApplicationForm`. */
export const applicationFormLimits = {
  name: { minLength: 1, maxLength: 20 },
  phone: { maxLength: 24 },
  message: { maxLength: 500 },
} as const;
