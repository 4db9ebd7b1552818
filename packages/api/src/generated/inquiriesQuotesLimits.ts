// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `AgentAsk`. */
export const agentAskLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  note: { maxLength: 500 },
} as const;

/** Limits of `PriceStep`. */
export const priceStepLimits = {
  minQuantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `QuoteAcceptance`. */
export const quoteAcceptanceLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `QuoteAnswer`. */
export const quoteAnswerLimits = {
  priceLadder: { minItems: 1, maxItems: 10 },
  moq: { minimum: 1, maximum: 999999999 },
  multiple: { minimum: 1, maximum: 999999999 },
  spq: { minimum: 1, maximum: 999999999 },
  stock: { minimum: 1, maximum: 999999999 },
  dateCode: { maxLength: 40 },
  leadTimeDays: { minimum: 0, maximum: 1000 },
  remark: { maxLength: 500 },
  validDays: { minimum: 1, maximum: 30 },
  fileIds: { maxItems: 9 },
} as const;

/** Limits of `QuoteAsk`. */
export const quoteAskLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  note: { maxLength: 500 },
} as const;

/** Limits of `QuoteCounter`. */
export const quoteCounterLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  note: { maxLength: 500 },
} as const;

/** Limits of `QuoteForDemand`. */
export const quoteForDemandLimits = {
  priceLadder: { minItems: 1, maxItems: 10 },
  moq: { minimum: 1, maximum: 999999999 },
  multiple: { minimum: 1, maximum: 999999999 },
  spq: { minimum: 1, maximum: 999999999 },
  stock: { minimum: 1, maximum: 999999999 },
  dateCode: { maxLength: 40 },
  leadTimeDays: { minimum: 0, maximum: 1000 },
  remark: { maxLength: 500 },
  validDays: { minimum: 1, maximum: 30 },
  fileIds: { maxItems: 9 },
} as const;

/** Limits of `QuoteMessage`. */
export const quoteMessageLimits = {
  text: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `QuoteMove`. */
export const quoteMoveLimits = {
  note: { maxLength: 500 },
} as const;
