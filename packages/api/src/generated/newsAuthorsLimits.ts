// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `AuthorForm`. */
export const authorFormLimits = {
  name: { minLength: 2, maxLength: 30 },
  field: { minLength: 1, maxLength: 60 },
  intro: { minLength: 10, maxLength: 300 },
  avatarUrl: { maxLength: 200 },
} as const;
