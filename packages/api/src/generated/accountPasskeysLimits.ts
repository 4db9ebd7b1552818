// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `NewPasskey`. */
export const newPasskeyLimits = {
  id: { minLength: 1, maxLength: 1364 },
  rawId: { minLength: 1, maxLength: 1364 },
} as const;

/** Limits of `NewPasskeyAnswer`. */
export const newPasskeyAnswerLimits = {
  clientDataJSON: { minLength: 1, maxLength: 4000 },
  attestationObject: { minLength: 1, maxLength: 20000 },
  transports: { maxItems: 10, items: { minLength: 1, maxLength: 32 } },
} as const;

/** Limits of `PasskeyForm`. */
export const passkeyFormLimits = {
  name: { minLength: 1, maxLength: 40 },
} as const;

/** Limits of `PasskeyNaming`. */
export const passkeyNamingLimits = {
  name: { minLength: 1, maxLength: 40 },
} as const;

/** Limits of `PasskeyProof`. */
export const passkeyProofLimits = {
  id: { minLength: 1, maxLength: 1364 },
  rawId: { minLength: 1, maxLength: 1364 },
} as const;

/** Limits of `PasskeyProofAnswer`. */
export const passkeyProofAnswerLimits = {
  clientDataJSON: { minLength: 1, maxLength: 4000 },
  authenticatorData: { minLength: 1, maxLength: 4000 },
  signature: { minLength: 1, maxLength: 2000 },
  userHandle: { minLength: 1, maxLength: 88 },
} as const;
