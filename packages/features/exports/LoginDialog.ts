/** Logging in, in a dialog. Load it when it is first wanted. */
export type { CaptchaPort } from '../src/account/captcha/solveCaptcha.ts';
export type { FormStore, FormStore as ResendStore } from '../src/account/captcha/useResendWait.ts';
export { AgreementDialog, type AgreementDialogProps } from '../src/account/fields/AgreementDialog.tsx';
export { accountFieldsMessages, agreementDialogMessages } from '../src/account/fields/messages.ts';
export { accountHref, type AccountParams } from '../src/account/login-dialog/accountHref.ts';
export { LoginDialog, type LoginDialogProps } from '../src/account/login-dialog/LoginDialog.tsx';
export type { LoginMode } from '../src/account/login-dialog/loginMode.ts';
export { loginDialogMessages } from '../src/account/login-dialog/messages.ts';
export { type LoginDialogOptions, useLoginDialog } from '../src/account/login-dialog/useLoginDialog.ts';
export type { SocialLoginOptions } from '../src/account/login-dialog/useSocialLogin.ts';
export { wechatPanelMessages } from '../src/account/wechat/messages.ts';
export type { WechatCode, WechatPhase } from '../src/account/wechat/WechatPanel.tsx';
