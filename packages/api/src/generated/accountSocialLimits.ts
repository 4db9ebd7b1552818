// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `SocialLoginReturn`. */
export const socialLoginReturnLimits = {
  authorizationCode: { minLength: 1, maxLength: 512 },
  state: { maxLength: 256 },
  fromswb: { maxLength: 300 },
} as const;

/** Limits of `SocialReturn`. */
export const socialReturnLimits = {
  authorizationCode: { minLength: 1, maxLength: 512 },
  state: { maxLength: 256 },
  fromswb: { maxLength: 300 },
} as const;

/** Limits of what `wechatScanState` is asked with. */
export const wechatScanStateQueryLimits = {
  ticket: { maxLength: 100 },
} as const;
