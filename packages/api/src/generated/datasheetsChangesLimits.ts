// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ChangeNoticeForm`. */
export const changeNoticeFormLimits = {
  summary: { maxLength: 2000 },
  mpns: { minItems: 1, maxItems: 500, items: { minLength: 1, maxLength: 64 } },
  documentUrl: { maxLength: 500 },
} as const;
