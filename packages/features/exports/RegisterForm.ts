/** Creating an account. */
export type { InvitationProps } from '../src/account/register-form/Invitation.tsx';
export { registerFormMessages } from '../src/account/register-form/messages.ts';
export { RegisterForm, type RegisterFormProps } from '../src/account/register-form/RegisterForm.tsx';
export type { RegisterDraft, RegisterInput, RegisterKind } from '../src/account/register-form/registerInput.ts';
export { type RegisterOptions, useRegister } from '../src/account/register-form/useRegister.ts';
