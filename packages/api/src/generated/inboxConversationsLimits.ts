// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ConversationMarks`. */
export const conversationMarksLimits = {
  remark: { maxLength: 40 },
} as const;

/** Limits of `ConversationReport`. */
export const conversationReportLimits = {
  note: { maxLength: 200 },
} as const;
