/** Creating an account. */
export type { InvitationProps } from '../src/account/registration/register-form/Invitation.tsx';
export { registerFormMessages } from '../src/account/registration/register-form/messages.ts';
export { RegisterForm, type RegisterFormProps } from '../src/account/registration/register-form/RegisterForm.tsx';
export type { RegisterDraft, RegisterInput, RegisterKind } from '../src/account/registration/register-form/registerInput.ts';
export { type RegisterOptions, useRegister } from '../src/account/registration/register-form/useRegister.ts';
