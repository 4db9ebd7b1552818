// Generated from the contract by `npm run generate`; do not edit.

/** Limits of `OnlinePaymentForm`. */
export const onlinePaymentFormLimits = {
  orderIds: { minItems: 1, maxItems: 20 },
} as const;

/** Limits of `PiForm`. */
export const piFormLimits = {
  lineIds: { minItems: 1, maxItems: 200 },
} as const;

/** Limits of `ReceiptForm`. */
export const receiptFormLimits = {
  fileIds: { minItems: 1, maxItems: 5 },
  payerName: { minLength: 1, maxLength: 100 },
  payerBank: { maxLength: 100 },
  serialNo: { maxLength: 40 },
} as const;
