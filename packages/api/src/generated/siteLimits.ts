// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `OwnNavigation`. */
export const ownNavigationLimits = {
  common: { maxItems: 24 },
  agent: { maxItems: 24 },
  brand: { maxItems: 24 },
  tabOpenStatus: { minimum: 0, maximum: 1 },
} as const;

/** Limits of `SiteEventChange`. */
export const siteEventChangeLimits = {
  title: { minLength: 2, maxLength: 80 },
  place: { maxLength: 120 },
  organiser: { minLength: 2, maxLength: 80 },
  summary: { minLength: 10, maxLength: 1000 },
  url: { maxLength: 1000 },
  outcome: { maxLength: 1000 },
} as const;

/** Limits of `SiteEventFacts`. */
export const siteEventFactsLimits = {
  title: { minLength: 2, maxLength: 80 },
  place: { maxLength: 120 },
  organiser: { minLength: 2, maxLength: 80 },
  summary: { minLength: 10, maxLength: 1000 },
  url: { maxLength: 1000 },
  outcome: { maxLength: 1000 },
} as const;

/** Limits of what `siteConfig` is asked with. */
export const siteConfigQueryLimits = {
  key: { minLength: 1, maxLength: 64 },
} as const;
