// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `webTracking` is asked with. */
export const webTrackingQueryLimits = {
  from: { maxLength: 300 },
  value: { maxLength: 300 },
  stay_time: { minimum: 0, maximum: 86400 },
} as const;
