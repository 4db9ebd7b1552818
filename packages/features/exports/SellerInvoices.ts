/** Invoices that a merchant issues. */
export { SellerInvoices, type SellerInvoicesProps } from '../src/mall/seller-invoices/SellerInvoices.tsx';
export type { InvoiceDeeds } from '../src/mall/seller-invoices/InvoiceItem.tsx';
export { useSellerInvoices } from '../src/mall/seller-invoices/useSellerInvoices.ts';
export { sellerInvoicesMessages } from '../src/mall/seller-invoices/messages.ts';
