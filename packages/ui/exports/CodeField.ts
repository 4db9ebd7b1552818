/** A code from a message, in one input. */
export { CodeField, type CodeFieldProps } from '../src/CodeField/CodeField.tsx';
export { type CodeSending } from '../src/CodeField/SendCodeButton.tsx';
