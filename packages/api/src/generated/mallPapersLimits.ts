// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `AddressChange`. */
export const addressChangeLimits = {
  receiver: { minLength: 1, maxLength: 40 },
  mobile: { minLength: 8, maxLength: 16 },
  tel: { maxLength: 24 },
  province: { maxLength: 40 },
  city: { maxLength: 40 },
  district: { maxLength: 40 },
  street: { maxLength: 40 },
  detail: { minLength: 1, maxLength: 200 },
  company: { maxLength: 100 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
} as const;

/** Limits of `AddressForm`. */
export const addressFormLimits = {
  receiver: { minLength: 1, maxLength: 40 },
  mobile: { minLength: 8, maxLength: 16 },
  tel: { maxLength: 24 },
  province: { maxLength: 40 },
  city: { maxLength: 40 },
  district: { maxLength: 40 },
  street: { maxLength: 40 },
  detail: { minLength: 1, maxLength: 200 },
  company: { maxLength: 100 },
  forwarder: { maxLength: 100 },
  warehousingNo: { maxLength: 40 },
} as const;

/** Limits of `InvoiceApplication`. */
export const invoiceApplicationLimits = {
  orderIds: { minItems: 1, maxItems: 20 },
  remark: { maxLength: 200 },
} as const;

/** Limits of `InvoiceTitleChange`. */
export const invoiceTitleChangeLimits = {
  buyerName: { minLength: 1, maxLength: 100 },
  address: { maxLength: 100 },
  tel: { maxLength: 24 },
  bankName: { maxLength: 100 },
  bankAccount: { maxLength: 40 },
  email: { maxLength: 254 },
} as const;

/** Limits of `InvoiceTitleForm`. */
export const invoiceTitleFormLimits = {
  buyerName: { minLength: 1, maxLength: 100 },
  address: { maxLength: 100 },
  tel: { maxLength: 24 },
  bankName: { maxLength: 100 },
  bankAccount: { maxLength: 40 },
  email: { maxLength: 254 },
} as const;
