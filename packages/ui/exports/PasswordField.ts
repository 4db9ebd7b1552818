/** A password, hidden until its reader wants to see it. */
export { PasswordField, type PasswordFieldProps } from '../src/PasswordField/PasswordField.tsx';
