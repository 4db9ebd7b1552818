// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `CirclePostChange`. */
export const circlePostChangeLimits = {
  content: { minLength: 1, maxLength: 2000 },
} as const;

/** Limits of `CirclePostReport`. */
export const circlePostReportLimits = {
  note: { maxLength: 200 },
} as const;

/** Limits of `NewCirclePicture`. */
export const newCirclePictureLimits = {
  alt: { minLength: 1, maxLength: 200 },
} as const;

/** Limits of `NewCirclePoll`. */
export const newCirclePollLimits = {
  question: { minLength: 1, maxLength: 100 },
  options: { minItems: 2, maxItems: 6, items: { minLength: 1, maxLength: 40 } },
} as const;

/** Limits of `NewCirclePost`. */
export const newCirclePostLimits = {
  content: { minLength: 1, maxLength: 2000 },
  pictures: { maxItems: 9 },
  topics: { maxItems: 8 },
} as const;
