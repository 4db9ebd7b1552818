// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ResourceForm`. */
export const resourceFormLimits = {
  title: { minLength: 6, maxLength: 60 },
  summary: { minLength: 20, maxLength: 200 },
  tags: { maxItems: 8, items: { minLength: 1, maxLength: 24 } },
  markdown: { maxLength: 20000 },
  source: { maxLength: 300 },
  fileIds: { minItems: 1, maxItems: 8 },
} as const;
