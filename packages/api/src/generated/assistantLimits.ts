// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `AssistantAsking`. */
export const assistantAskingLimits = {
  question: { maxLength: 200 },
} as const;

/** Limits of what `apiCall` is asked with. */
export const apiCallQueryLimits = {
  callId: { minLength: 1, maxLength: 60 },
} as const;

/** Limits of what `assistantAnswer` is asked with. */
export const assistantAnswerQueryLimits = {
  question: { maxLength: 200 },
  words: { maxLength: 200 },
  category: { maxLength: 80 },
  brandId: { maxItems: 50 },
  package: { maxItems: 50, items: { minLength: 1, maxLength: 120 } },
  lifecycle: { maxItems: 8 },
  filter: { maxItems: 30, items: { maxLength: 300 } },
} as const;
