// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `CodeQuestion`. */
export const codeQuestionLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of `EnterpriseRegistration`. */
export const enterpriseRegistrationLimits = {
  mobile: { maxLength: 24 },
  proof: { maxLength: 100 },
  nickName: { minLength: 2, maxLength: 20 },
  enterpriseName: { minLength: 2, maxLength: 100 },
  contactName: { minLength: 2, maxLength: 40 },
} as const;

/** Limits of `MailedReset`. */
export const mailedResetLimits = {
  email: { maxLength: 254 },
  captchaVerifyParam: { minLength: 1, maxLength: 4000 },
} as const;

/** Limits of `MobileQuestion`. */
export const mobileQuestionLimits = {
  mobile: { maxLength: 24 },
  captchaVerifyParam: { minLength: 1, maxLength: 4000 },
} as const;

/** Limits of `PasswordByMobile`. */
export const passwordByMobileLimits = {
  mobile: { maxLength: 24 },
  proof: { maxLength: 100 },
} as const;

/** Limits of `PasswordChange`. */
export const passwordChangeLimits = {
  ticket: { maxLength: 100 },
} as const;

/** Limits of `Registration`. */
export const registrationLimits = {
  mobile: { maxLength: 24 },
  proof: { maxLength: 100 },
  nickName: { minLength: 2, maxLength: 20 },
} as const;

/** Limits of what `validateName` is asked with. */
export const validateNameQueryLimits = {
  nickName: { minLength: 2, maxLength: 20 },
} as const;
