/** Where a company writes what it wants or offers. */
export { RowForm, type RowFormProps } from '../src/inquiries/board/row-form/RowForm.tsx';
export { useRowForm, type RowFormBinding } from '../src/inquiries/board/row-form/useRowForm.ts';
export { rowFormMessages } from '../src/inquiries/board/row-form/messages.ts';
