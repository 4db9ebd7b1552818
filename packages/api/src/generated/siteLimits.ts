// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `OwnNavigation`. */
export const ownNavigationLimits = {
  common: { maxItems: 24 },
  agent: { maxItems: 24 },
  brand: { maxItems: 24 },
  tabOpenStatus: { minimum: 0, maximum: 1 },
} as const;

/** Limits of what `siteConfig` is asked with. */
export const siteConfigQueryLimits = {
  key: { minLength: 1, maxLength: 64 },
} as const;
