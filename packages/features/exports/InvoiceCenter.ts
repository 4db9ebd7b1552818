/** A member's invoices, titles, and the application for an invoice. */
export { InvoiceCenter, type InvoiceCenterProps, type InvoiceTab, invoiceTabs } from '../src/mall/papers/invoice-center/InvoiceCenter.tsx';
export { InvoiceApply, type InvoiceApplyProps } from '../src/mall/papers/invoice-center/InvoiceApply.tsx';
export { InvoiceList, type InvoiceListProps, invoiceStates } from '../src/mall/papers/invoice-center/InvoiceList.tsx';
export { TitleList, type TitleListProps } from '../src/mall/papers/invoice-center/TitleList.tsx';
export { invoiceCenterMessages } from '../src/mall/papers/invoice-center/messages.ts';
export { useInvoiceApply } from '../src/mall/papers/invoice-center/useInvoiceApply.ts';
export { type InvoicesOptions, useInvoices } from '../src/mall/papers/invoice-center/useInvoices.ts';
export { useInvoiceTitles } from '../src/mall/papers/invoice-center/useInvoiceTitles.ts';
