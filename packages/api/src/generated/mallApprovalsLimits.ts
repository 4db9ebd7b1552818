// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `ChangedRequestLine`. */
export const changedRequestLineLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `ExpectedTotal`. */
export const expectedTotalLimits = {
  remark: { maxLength: 200 },
} as const;

/** Limits of `OrderRequestApproval`. */
export const orderRequestApprovalLimits = {
  revision: { minimum: 1, maximum: 1000000 },
  expected: { minItems: 1, maxItems: 50 },
  note: { maxLength: 200 },
} as const;

/** Limits of `OrderRequestChange`. */
export const orderRequestChangeLimits = {
  lines: { minItems: 1, maxItems: 200 },
  note: { maxLength: 200 },
} as const;

/** Limits of `OrderRequestForm`. */
export const orderRequestFormLimits = {
  lineIds: { minItems: 1, maxItems: 200 },
  goods: { minItems: 1, maxItems: 200 },
  poNo: { maxLength: 40 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
  expected: { minItems: 1, maxItems: 50 },
  note: { maxLength: 200 },
} as const;

/** Limits of `OrderRequestRefusal`. */
export const orderRequestRefusalLimits = {
  revision: { minimum: 1, maximum: 1000000 },
  reason: { minLength: 2, maxLength: 500 },
} as const;

/** Limits of `WantedLine`. */
export const wantedLineLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  customerRef: { maxLength: 72 },
} as const;
