// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `AuthorisationForm`. */
export const authorisationFormLimits = {
  certificate: { minLength: 1, maxLength: 60 },
  regions: { maxItems: 9 },
  fileIds: { minItems: 1, maxItems: 5 },
} as const;
