// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `BoardBatch`. */
export const boardBatchLimits = {
  rows: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `BoardChange`. */
export const boardChangeLimits = {
  model: { minLength: 1, maxLength: 80 },
  brandName: { maxLength: 80 },
  packageCase: { maxLength: 60 },
  quantity: { minimum: 1, maximum: 999999999 },
  dateCode: { maxLength: 40 },
  leadTimeDays: { minimum: 0, maximum: 1000 },
  remark: { maxLength: 500 },
  photoIds: { maxItems: 6 },
} as const;

/** Limits of `BoardForm`. */
export const boardFormLimits = {
  model: { minLength: 1, maxLength: 80 },
  brandName: { maxLength: 80 },
  packageCase: { maxLength: 60 },
  quantity: { minimum: 1, maximum: 999999999 },
  dateCode: { maxLength: 40 },
  leadTimeDays: { minimum: 0, maximum: 1000 },
  remark: { maxLength: 500 },
  photoIds: { maxItems: 6 },
} as const;

/** Limits of `BoardMove`. */
export const boardMoveLimits = {
  ids: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `BoardOrder`. */
export const boardOrderLimits = {
  ids: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `BoardReport`. */
export const boardReportLimits = {
  text: { minLength: 2, maxLength: 500 },
} as const;

/** Limits of what `boardRows` is asked with. */
export const boardRowsQueryLimits = {
  brand: { maxLength: 200 },
} as const;
