/** A way back to an account whose password is forgotten. */
export { resetPasswordMessages } from '../src/account/reset-password/messages.ts';
export { NewPassword, type NewPasswordProps } from '../src/account/reset-password/NewPassword.tsx';
export { ResetPassword, type ResetPasswordProps } from '../src/account/reset-password/ResetPassword.tsx';
export { type ResetPasswordOptions, useNewPassword, useResetPassword } from '../src/account/reset-password/useResetPassword.ts';
