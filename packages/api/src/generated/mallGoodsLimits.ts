// Generated from the contract by `npm run generate`; do not edit.

/** Limits of what `goodsList` is asked with. */
export const goodsListQueryLimits = {
  category: { maxLength: 80 },
} as const;
