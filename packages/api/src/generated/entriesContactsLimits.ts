// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ContactAddition`. */
export const contactAdditionLimits = {
  name: { minLength: 1, maxLength: 50 },
  phone: { maxLength: 40 },
  email: { maxLength: 200 },
  wechat: { maxLength: 40 },
  address: { maxLength: 200 },
  hours: { maxLength: 100 },
} as const;

/** Limits of `ContactChange`. */
export const contactChangeLimits = {
  name: { minLength: 1, maxLength: 50 },
  phone: { maxLength: 40 },
  email: { maxLength: 200 },
  wechat: { maxLength: 40 },
  address: { maxLength: 200 },
  hours: { maxLength: 100 },
} as const;
