// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `PriceStep`. */
export const priceStepLimits = {
  minQuantity: { minimum: 1, maximum: 999999999 },
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
