// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `NewTrend`. */
export const newTrendLimits = {
  content: { minLength: 1, maxLength: 2000 },
  pictures: { maxItems: 9 },
  tags: { maxItems: 5 },
} as const;

/** Limits of `NewTrendPicture`. */
export const newTrendPictureLimits = {
  alt: { maxLength: 200 },
} as const;

/** Limits of `NewTrendPoll`. */
export const newTrendPollLimits = {
  options: { minItems: 2, maxItems: 6, items: { minLength: 1, maxLength: 40 } },
  days: { minimum: 1, maximum: 14 },
} as const;

/** Limits of `TrendChange`. */
export const trendChangeLimits = {
  content: { minLength: 1, maxLength: 2000 },
} as const;

/** Limits of `TrendReport`. */
export const trendReportLimits = {
  note: { maxLength: 200 },
} as const;
