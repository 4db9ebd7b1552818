// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `RegistryCorrectionForm`. */
export const registryCorrectionFormLimits = {
  content: { minLength: 1, maxLength: 1000 },
  fileIds: { maxItems: 5 },
} as const;
