/** Logging in, in a dialog. Load it when it is first wanted. */
export type { CaptchaPort } from '../src/account/parts/captcha/solveCaptcha.ts';
export type { FormStore, FormStore as ResendStore } from '../src/account/parts/captcha/useResendWait.ts';
export { AgreementDialog, type AgreementDialogProps } from '../src/account/parts/fields/AgreementDialog.tsx';
export { accountFieldsMessages, agreementDialogMessages } from '../src/account/parts/fields/messages.ts';
export { accountHref, type AccountParams } from '../src/account/login/login-dialog/accountHref.ts';
export { LoginDialog, type LoginDialogProps } from '../src/account/login/login-dialog/LoginDialog.tsx';
export type { LoginMode } from '../src/account/login/login-dialog/loginMode.ts';
export { loginDialogMessages } from '../src/account/login/login-dialog/messages.ts';
export { type LoginDialogOptions, type SocialLoginOptions, useLoginDialog } from '../src/account/login/login-dialog/useLoginDialog.ts';
export { passkeyMessages } from '../src/account/passkeys/passkey-ceremony/messages.ts';
export { wechatPanelMessages } from '../src/account/parts/wechat/messages.ts';
export type { WechatCode, WechatPhase } from '../src/account/parts/wechat/WechatPanel.tsx';
