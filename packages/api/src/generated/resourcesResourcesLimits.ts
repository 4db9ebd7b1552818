// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `LessonMark`. */
export const lessonMarkLimits = {
  no: { minimum: 1, maximum: 200 },
} as const;

/** Limits of `RatingForm`. */
export const ratingFormLimits = {
  stars: { minimum: 1, maximum: 5 },
} as const;

/** Limits of what `resourceLesson` is asked with. */
export const resourceLessonQueryLimits = {
  no: { minimum: 1, maximum: 200 },
} as const;

/** Limits of what `resourceList` is asked with. */
export const resourceListQueryLimits = {
  part: { maxLength: 64 },
} as const;
