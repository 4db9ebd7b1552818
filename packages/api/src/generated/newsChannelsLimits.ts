// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ChannelOrder`. */
export const channelOrderLimits = {
  ids: { minLength: 1, maxLength: 400 },
} as const;
