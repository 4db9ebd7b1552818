// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `StockLineChange`. */
export const stockLineChangeLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  dateCode: { maxLength: 40 },
  leadTimeDays: { minimum: 0, maximum: 1000 },
} as const;

/** Limits of `StockSale`. */
export const stockSaleLimits = {
  ids: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of what `stockFile` is asked with. */
export const stockFileQueryLimits = {
  staleDays: { minimum: 1, maximum: 365 },
} as const;

/** Limits of what `stockLines` is asked with. */
export const stockLinesQueryLimits = {
  staleDays: { minimum: 1, maximum: 365 },
} as const;
