import { loginByPassword, loginBySms, sendCode } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import type { LoginInfo } from '@chippage/api/types';
import type { CaptchaPort } from '../../parts/captcha/solveCaptcha.ts';
import { type FormStore, useResendWait } from '../../parts/captcha/useResendWait.ts';
import { useSolveCaptcha } from '../../parts/captcha/useSolveCaptcha.ts';
import type { LoginDialogProps } from './LoginDialog.tsx';
import { type SocialLoginOptions, useSocialLogin } from './useSocialLogin.ts';

export interface LoginDialogOptions {
  /** Who logged in; the app keeps it. Called before the dialog closes. */
  onLoggedIn: (info: LoginInfo) => void;
  /** Keeps the wait for another code over a reload. */
  resendStore?: FormStore;
  /** A vendor's captcha, in place of the built-in proof of work. */
  captcha?: CaptchaPort;
  /** Absent: neither WeChat nor QQ. */
  social?: SocialLoginOptions;
}

type Bound = Pick<LoginDialogProps, 'onSendCode' | 'onSmsLogin' | 'onPasswordLogin' | 'resendAt' | 'wechat' | 'onQqLogin'>;

/** Binds `LoginDialog` to the API: the captcha before a code, the hash before a password, the wait that survives a reload, WeChat and QQ. */
export function useLoginDialog({ onLoggedIn, resendStore, captcha, social }: LoginDialogOptions): Bound {
  const client = useApi();
  const solve = useSolveCaptcha(captcha);
  const { resendAt, ask } = useResendWait('loginResendAt', resendStore);
  const providers = useSocialLogin({ onLoggedIn, social });
  return {
    ...providers,
    resendAt,
    onSendCode: async ({ mobile }) => {
      const captchaVerifyParam = await solve('login');
      await ask(() => sendCode({ mobile, captchaVerifyParam, scene: 'login' }, { client }));
    },
    onSmsLogin: async (input) => onLoggedIn(await loginBySms(input, { client })),
    onPasswordLogin: async ({ mobile, password }) => onLoggedIn(await loginByPassword({ mobile, pwd: hashPassword(password) }, { client })),
  };
}
