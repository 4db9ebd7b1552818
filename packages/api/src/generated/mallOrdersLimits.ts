// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `BargainForm`. */
export const bargainFormLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
  note: { maxLength: 200 },
} as const;

/** Limits of `BargainOrder`. */
export const bargainOrderLimits = {
  poNo: { maxLength: 40 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
  expected: { minItems: 1, maxItems: 50 },
} as const;

/** Limits of `CartOrder`. */
export const cartOrderLimits = {
  lineIds: { minItems: 1, maxItems: 200 },
  poNo: { maxLength: 40 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
  expected: { minItems: 1, maxItems: 50 },
} as const;

/** Limits of `ClaimForm`. */
export const claimFormLimits = {
  lines: { minItems: 1, maxItems: 200 },
  reason: { minLength: 5, maxLength: 500 },
  fileIds: { maxItems: 5 },
} as const;

/** Limits of `ClaimWish`. */
export const claimWishLimits = {
  lines: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `ClaimedPieces`. */
export const claimedPiecesLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `ExchangeParcel`. */
export const exchangeParcelLimits = {
  carrier: { minLength: 1, maxLength: 40 },
  trackingNo: { minLength: 4, maxLength: 40 },
} as const;

/** Limits of `GoodsOrder`. */
export const goodsOrderLimits = {
  goods: { minItems: 1, maxItems: 200 },
  poNo: { maxLength: 40 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
  expected: { minItems: 1, maxItems: 50 },
} as const;

/** Limits of `OrderClosing`. */
export const orderClosingLimits = {
  reason: { maxLength: 200 },
} as const;

/** Limits of `OrderWish`. */
export const orderWishLimits = {
  lineIds: { minItems: 1, maxItems: 200 },
  goods: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `Warehousing`. */
export const warehousingLimits = {
  warehousingNo: { minLength: 1, maxLength: 40 },
  forwarder: { maxLength: 100 },
} as const;
