/** The choice of whom an invoice is for. */
export { InvoiceTitlePicker, type InvoiceTitlePickerProps } from '../src/mall/papers/invoice-title-picker/InvoiceTitlePicker.tsx';
export { invoiceTitlePickerMessages } from '../src/mall/papers/invoice-title-picker/messages.ts';
export { invoiceTitleFormMessages } from '../src/mall/papers/title-form/messages.ts';
