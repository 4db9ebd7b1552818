// Generated from the contract by `npm run generate`; do not edit.

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

/** Limits of `ShopBank`. */
export const shopBankLimits = {
  beneficiary: { minLength: 2, maxLength: 100 },
  bankName: { minLength: 2, maxLength: 100 },
  bankAddress: { maxLength: 200 },
} as const;

/** Limits of what `shopNameState` is asked with. */
export const shopNameStateQueryLimits = {
  name: { minLength: 2, maxLength: 50 },
} as const;
