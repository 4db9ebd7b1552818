// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `CartAdding`. */
export const cartAddingLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  customerRef: { maxLength: 72 },
} as const;

/** Limits of `CartLineChoice`. */
export const cartLineChoiceLimits = {
  ids: { minItems: 1, maxItems: 500 },
} as const;

/** Limits of `CartMerge`. */
export const cartMergeLimits = {
  lines: { maxItems: 200 },
} as const;

/** Limits of `CartQuantity`. */
export const cartQuantityLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `CartReference`. */
export const cartReferenceLimits = {
  customerRef: { maxLength: 72 },
} as const;

/** Limits of `CartSelection`. */
export const cartSelectionLimits = {
  ids: { maxItems: 500 },
} as const;

/** Limits of `ListCode`. */
export const listCodeLimits = {
  code: { minLength: 43, maxLength: 43 },
} as const;

/** Limits of `LocalCart`. */
export const localCartLimits = {
  lines: { maxItems: 200 },
} as const;

/** Limits of `LocalCartLine`. */
export const localCartLineLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  customerRef: { maxLength: 72 },
} as const;

/** Limits of `PartList`. */
export const partListLimits = {
  lines: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `WantedPart`. */
export const wantedPartLimits = {
  mpn: { minLength: 1, maxLength: 64 },
  quantity: { minimum: 1, maximum: 999999999 },
} as const;
