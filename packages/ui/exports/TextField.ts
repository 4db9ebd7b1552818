/** One line of text. */
export { TextField, type TextFieldProps } from '../src/TextField/TextField.tsx';
export { FieldButton, type FieldButtonProps } from '../src/TextField/FieldButton.tsx';
export type { FieldWords } from '../src/Field/FieldLabel.tsx';
