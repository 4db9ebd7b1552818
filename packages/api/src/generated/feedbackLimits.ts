// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ComplaintForm`. */
export const complaintFormLimits = {
  holder: { minLength: 1, maxLength: 100 },
  places: { minLength: 1, maxLength: 1000 },
  content: { minLength: 1, maxLength: 1000 },
  contact: { minLength: 1, maxLength: 254 },
} as const;

/** Limits of `FeedbackForm`. */
export const feedbackFormLimits = {
  content: { minLength: 1, maxLength: 500 },
  contact: { minLength: 1, maxLength: 254 },
  page: { maxLength: 300 },
} as const;
