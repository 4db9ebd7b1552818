// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `EmailBinding`. */
export const emailBindingLimits = {
  email: { maxLength: 254 },
} as const;

/** Limits of `MobileBinding`. */
export const mobileBindingLimits = {
  mobile: { maxLength: 24 },
} as const;

/** Limits of `TicketExchange`. */
export const ticketExchangeLimits = {
  ticket: { minLength: 1, maxLength: 100 },
} as const;

/** Limits of `TicketRequest`. */
export const ticketRequestLimits = {
  origin: { maxLength: 300 },
} as const;

/** Limits of what `sendMailCode` is asked with. */
export const sendMailCodeQueryLimits = {
  email: { maxLength: 254 },
} as const;
