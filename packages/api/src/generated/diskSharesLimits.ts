// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ShareInput`. */
export const shareInputLimits = {
  code: { minLength: 4, maxLength: 6 },
  days: { minimum: 1, maximum: 365 },
  downloads: { minimum: 1, maximum: 10000 },
} as const;

/** Limits of `ShareOpening`. */
export const shareOpeningLimits = {
  token: { minLength: 16, maxLength: 32 },
  code: { minLength: 4, maxLength: 6 },
} as const;

/** Limits of `SharedDownload`. */
export const sharedDownloadLimits = {
  token: { minLength: 16, maxLength: 32 },
  code: { minLength: 4, maxLength: 6 },
} as const;

/** Limits of what `shareFront` is asked with. */
export const shareFrontQueryLimits = {
  token: { minLength: 16, maxLength: 32 },
} as const;
