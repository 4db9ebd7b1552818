/** Invoices that a merchant issues. */
export { MerchantInvoices, type MerchantInvoicesProps } from '../src/mall/merchant/merchant-invoices/MerchantInvoices.tsx';
export type { InvoiceActions } from '../src/mall/merchant/merchant-invoices/InvoiceItem.tsx';
export { useMerchantInvoices } from '../src/mall/merchant/merchant-invoices/useMerchantInvoices.ts';
export { merchantInvoicesMessages } from '../src/mall/merchant/merchant-invoices/messages.ts';
