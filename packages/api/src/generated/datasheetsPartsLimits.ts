// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `PartCorrectionForm`. */
export const partCorrectionFormLimits = {
  field: { maxLength: 40 },
  value: { minLength: 1, maxLength: 200 },
  was: { maxLength: 200 },
  source: { minLength: 2, maxLength: 300 },
  reason: { minLength: 2, maxLength: 200 },
} as const;

/** Limits of what `partBrands` is asked with. */
export const partBrandsQueryLimits = {
  category: { maxLength: 80 },
} as const;

/** Limits of what `partCompare` is asked with. */
export const partCompareQueryLimits = {
  id: { minItems: 1, maxItems: 6 },
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of what `partSearch` is asked with. */
export const partSearchQueryLimits = {
  category: { maxLength: 80 },
  brandId: { maxItems: 50 },
  package: { maxItems: 50, items: { minLength: 1, maxLength: 120 } },
  lifecycle: { maxItems: 8 },
  quantity: { minimum: 1, maximum: 999999999 },
  filter: { maxItems: 30, items: { maxLength: 300 } },
  sort: { maxLength: 41 },
} as const;

/** Limits of what `partsByNumber` is asked with. */
export const partsByNumberQueryLimits = {
  category: { maxLength: 80 },
} as const;

/** Limits of what `tryPartCorrection` is asked with. */
export const tryPartCorrectionQueryLimits = {
  field: { maxLength: 40 },
  value: { minLength: 1, maxLength: 200 },
} as const;
