// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `NoticesRead`. */
export const noticesReadLimits = {
  ids: { maxLength: 2000 },
} as const;
