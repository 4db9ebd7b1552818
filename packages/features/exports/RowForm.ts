/** Where a company writes what it wants or offers. */
export { RowForm, type RowFormProps } from '../src/inquiries/row-form/RowForm.tsx';
export { useRowForm, type RowFormBinding } from '../src/inquiries/row-form/useRowForm.ts';
export { rowFormMessages } from '../src/inquiries/row-form/messages.ts';
