// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `CommentReport`. */
export const commentReportLimits = {
  note: { maxLength: 200 },
} as const;

/** Limits of `NewComment`. */
export const newCommentLimits = {
  content: { minLength: 1, maxLength: 500 },
} as const;
