// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ChatMessageWish`. */
export const chatMessageWishLimits = {
  text: { maxLength: 2000 },
} as const;
