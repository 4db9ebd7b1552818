// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `KnownContactChange`. */
export const knownContactChangeLimits = {
  name: { minLength: 1, maxLength: 50 },
  company: { maxLength: 100 },
  phone: { maxLength: 40 },
  email: { maxLength: 200 },
  wechat: { maxLength: 40 },
  note: { maxLength: 500 },
} as const;

/** Limits of `KnownContactInput`. */
export const knownContactInputLimits = {
  name: { minLength: 1, maxLength: 50 },
  company: { maxLength: 100 },
  phone: { maxLength: 40 },
  email: { maxLength: 200 },
  wechat: { maxLength: 40 },
  note: { maxLength: 500 },
} as const;
