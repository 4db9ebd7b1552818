/** A way back to an account whose password is forgotten. */
export { resetPasswordMessages } from '../src/account/security/reset-password/messages.ts';
export { NewPassword, type NewPasswordProps } from '../src/account/security/reset-password/NewPassword.tsx';
export { ResetPassword, type ResetPasswordProps } from '../src/account/security/reset-password/ResetPassword.tsx';
export { type ResetPasswordOptions, useNewPassword, useResetPassword } from '../src/account/security/reset-password/useResetPassword.ts';
