/** The choice of whom an invoice is for. */
export { InvoiceTitlePicker, type InvoiceTitlePickerProps } from '../src/mall/invoice-title-picker/InvoiceTitlePicker.tsx';
export { invoiceTitlePickerMessages } from '../src/mall/invoice-title-picker/messages.ts';
export { invoiceTitleFormMessages } from '../src/mall/title-form/messages.ts';
