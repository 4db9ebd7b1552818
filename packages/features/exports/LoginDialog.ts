/** Logging in, in a dialog. Load it when it is first wanted. */
export { AgreementDialog, type AgreementDialogProps } from '../src/account/login-dialog/AgreementDialog.tsx';
export { LoginDialog, type LoginDialogProps } from '../src/account/login-dialog/LoginDialog.tsx';
export type { LoginMode } from '../src/account/login-dialog/loginMode.ts';
export { agreementDialogMessages, loginDialogMessages } from '../src/account/login-dialog/messages.ts';
export type { CaptchaPort } from '../src/account/login-dialog/solveCaptcha.ts';
export { type LoginDialogOptions, type ResendStore, useLoginDialog } from '../src/account/login-dialog/useLoginDialog.ts';
export type { WechatCode } from '../src/account/login-dialog/WechatPanel.tsx';
