// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ProfileChange`. */
export const profileChangeLimits = {
  nickName: { minLength: 2, maxLength: 20 },
  avatar: { maxLength: 300 },
  city: { maxLength: 40 },
  company: { maxLength: 100 },
  position: { maxLength: 40 },
  engineerField: { maxLength: 300 },
} as const;
