// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `PasswordLogin`. */
export const passwordLoginLimits = {
  mobile: { maxLength: 24 },
  captchaVerifyParam: { minLength: 1, maxLength: 4000 },
} as const;

/** Limits of `SmsLogin`. */
export const smsLoginLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of what `sendCodeToMember` is asked with. */
export const sendCodeToMemberQueryLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of what `sendCode` is asked with. */
export const sendCodeQueryLimits = {
  mobile: { maxLength: 24 },
  captchaVerifyParam: { minLength: 1, maxLength: 4000 },
} as const;
