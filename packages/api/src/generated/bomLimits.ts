// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `BomForm`. */
export const bomFormLimits = {
  baseVersion: { minimum: 1 },
  name: { minLength: 1, maxLength: 100 },
  sets: { minimum: 1, maximum: 1000000 },
  lines: { minItems: 1, maxItems: 10000 },
} as const;

/** Limits of `BomLine`. */
export const bomLineLimits = {
  quantity: { minimum: 0, maximum: 9999999 },
  alternates: { maxItems: 5 },
} as const;

/** Limits of `BomMapping`. */
export const bomMappingLimits = {
  key: { minLength: 1, maxLength: 64 },
  fields: { minItems: 1, maxItems: 60 },
} as const;

/** Limits of `BomMatching`. */
export const bomMatchingLimits = {
  lines: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of what `bomDetail` is asked with. */
export const bomDetailQueryLimits = {
  version: { minimum: 1, maximum: 1000000 },
} as const;

/** Limits of what `bomMapping` is asked with. */
export const bomMappingQueryLimits = {
  key: { minLength: 1, maxLength: 64 },
} as const;

/** Limits of what `sharedBom` is asked with. */
export const sharedBomQueryLimits = {
  code: { minLength: 1, maxLength: 64 },
} as const;
