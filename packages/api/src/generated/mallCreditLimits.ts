// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `CreditApplication`. */
export const creditApplicationLimits = {
  limit: { maxLength: 11 },
  note: { maxLength: 200 },
} as const;

/** Limits of `CreditDecision`. */
export const creditDecisionLimits = {
  limit: { maxLength: 11 },
  reason: { maxLength: 200 },
} as const;

/** Limits of `StatementPaymentForm`. */
export const statementPaymentFormLimits = {
  reference: { maxLength: 40 },
} as const;
