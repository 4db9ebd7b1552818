// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `FeedbackForm`. */
export const feedbackFormLimits = {
  content: { minLength: 1, maxLength: 500 },
  contact: { minLength: 1, maxLength: 254 },
  page: { maxLength: 300 },
  documentPage: { minimum: 1, maximum: 100000 },
  phrase: { maxLength: 300 },
} as const;
