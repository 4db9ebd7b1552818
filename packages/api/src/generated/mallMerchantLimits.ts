// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `BargainAnswer`. */
export const bargainAnswerLimits = {
  answer: { maxLength: 200 },
} as const;

/** Limits of `ClaimAnswer`. */
export const claimAnswerLimits = {
  returnTo: { maxLength: 200 },
  answer: { minLength: 2, maxLength: 500 },
} as const;

/** Limits of `GoodsTermsChange`. */
export const goodsTermsChangeLimits = {
  priceLadder: { minItems: 1, maxItems: 10 },
  moq: { minimum: 1, maximum: 999999999 },
  multiple: { minimum: 1, maximum: 999999999 },
  spq: { minimum: 1, maximum: 999999999 },
  leadTimeDays: { minimum: 0, maximum: 365 },
} as const;

/** Limits of `InvoiceAnswer`. */
export const invoiceAnswerLimits = {
  reason: { maxLength: 200 },
} as const;

/** Limits of `MerchantEntryForm`. */
export const merchantEntryFormLimits = {
  shopName: { minLength: 2, maxLength: 50 },
  shopNameEn: { minLength: 2, maxLength: 120 },
  intro: { minLength: 10, maxLength: 500 },
  shipping: { minLength: 2, maxLength: 100 },
  deliveryPlaces: { minItems: 1, maxItems: 2 },
  returnPolicy: { minLength: 10, maxLength: 1000 },
  serviceHours: { minLength: 2, maxLength: 100 },
  contactName: { minLength: 2, maxLength: 40 },
  contactPhone: { minLength: 5, maxLength: 40 },
  terms: { minItems: 1, maxItems: 2 },
} as const;

/** Limits of `ParcelReport`. */
export const parcelReportLimits = {
  place: { maxLength: 40 },
  text: { minLength: 1, maxLength: 100 },
} as const;

/** Limits of `SaleChange`. */
export const saleChangeLimits = {
  goodsIds: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `SheetImport`. */
export const sheetImportLimits = {
  rows: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `SheetRow`. */
export const sheetRowLimits = {
  row: { minimum: 1, maximum: 1000000 },
  sku: { minLength: 1, maxLength: 40 },
  mpn: { minLength: 1, maxLength: 64 },
  brand: { minLength: 1, maxLength: 80 },
  priceLadder: { minItems: 1, maxItems: 10 },
  moq: { minimum: 1, maximum: 999999999 },
  multiple: { minimum: 1, maximum: 999999999 },
  spq: { minimum: 1, maximum: 999999999 },
  leadTimeDays: { minimum: 0, maximum: 365 },
  dateCode: { minLength: 1, maxLength: 20 },
  stockSz: { minimum: 0, maximum: 999999999 },
  stockHk: { minimum: 0, maximum: 999999999 },
} as const;

/** Limits of `Shipment`. */
export const shipmentLimits = {
  carrier: { minLength: 1, maxLength: 40 },
  trackingNo: { minLength: 4, maxLength: 40 },
  lines: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `ShippedLine`. */
export const shippedLineLimits = {
  quantity: { minimum: 1, maximum: 999999999 },
} as const;

/** Limits of `ShopBank`. */
export const shopBankLimits = {
  beneficiary: { minLength: 2, maxLength: 100 },
  bankName: { minLength: 2, maxLength: 100 },
  bankAddress: { maxLength: 200 },
} as const;

/** Limits of `StockChange`. */
export const stockChangeLimits = {
  quantity: { minimum: 0, maximum: 999999999 },
} as const;

/** Limits of what `shopNameState` is asked with. */
export const shopNameStateQueryLimits = {
  name: { minLength: 2, maxLength: 50 },
} as const;
