// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `DocumentFacts`. */
export const documentFactsLimits = {
  brandName: { maxLength: 120 },
  mpns: { minItems: 1, maxItems: 50, items: { minLength: 2, maxLength: 64 } },
  title: { minLength: 1, maxLength: 120 },
  category: { maxLength: 80 },
} as const;

/** Limits of `PartedUploadStart`. */
export const partedUploadStartLimits = {
  name: { minLength: 1, maxLength: 255 },
  sizeBytes: { minimum: 1, maximum: 209715200 },
  sha256: { minLength: 1, maxLength: 64 },
} as const;
