import { loginByPassword, loginBySms, loginByWechat, sendCode, socialProvidersQuery, startQq } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { ApiError } from '@chippage/api/errors';
import type { ReasonOf } from '@chippage/api/operations';
import type { LoginInfo } from '@chippage/api/types';
import type { CaptchaPort } from '../../parts/captcha/solveCaptcha.ts';
import { type FormStore, useResendWait } from '../../parts/captcha/useResendWait.ts';
import { useSolveCaptcha } from '../../parts/captcha/useSolveCaptcha.ts';
import { useWechatCode } from '../../parts/wechat/useWechatCode.ts';
import type { LoginDialogProps } from './LoginDialog.tsx';
import type { LoginMode } from './loginMode.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

export interface SocialLoginOptions {
  /** Whether the dialog is open: a closed one asks for nothing. */
  isOpen: boolean;
  mode: LoginMode;
  /** The partner site that the visitor came from. */
  fromswb?: string;
  /** Remembers under `operate` what the visit to WeChat or QQ is for; read when the visitor comes back. */
  operateStore: { setItem: (key: string, value: string) => void };
  /** Leaves this page for another address. */
  onLeave: (url: string) => void;
  /** Goes to the partner site that the visitor came from. Called after the login. */
  onPartner?: (url: string) => void;
}

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

type Bound = Pick<LoginDialogProps, 'onSendCode' | 'onSmsLogin' | 'onPasswordLogin' | 'resendAt' | 'wechat' | 'onQqLogin' | 'passkey'>;

/** Binds `LoginDialog` to the API: the captcha before a code, the hash before a password, a captcha after many wrong ones, the wait that survives a reload, WeChat, QQ and passkeys. The dialog calls once the agreement is ticked: that goes along. */
export function useLoginDialog({ onLoggedIn, resendStore, captcha, social }: LoginDialogOptions): Bound {
  const client = useApi();
  const solve = useSolveCaptcha(captcha);
  const { resendAt, ask } = useResendWait('loginResendAt', resendStore);
  const providers = useSocialLogin({ onLoggedIn, social });
  const passkey = usePasskeyLogin(onLoggedIn);
  return {
    ...providers,
    passkey,
    resendAt,
    onSendCode: async ({ mobile }) => {
      const captchaVerifyParam = await solve('login');
      await ask(() => sendCode({ mobile, captchaVerifyParam, scene: 'login' }, { client }));
    },
    onSmsLogin: async (input) => onLoggedIn(await loginBySms({ ...input, isAgreed: true }, { client })),
    onPasswordLogin: async ({ mobile, password }) => {
      const input = { mobile, pwd: hashPassword(password), isAgreed: true };
      const info = await loginByPassword(input, { client }).catch(async (error: unknown) => {
        if (!needsCaptcha(error)) throw error;
        return loginByPassword({ ...input, captchaVerifyParam: await solve('login') }, { client });
      });
      onLoggedIn(info);
    },
  };
}

/** Whether the server wants to know first that a person tries: after many wrong passwords for this account or from this network. */
function needsCaptcha(error: unknown): boolean {
  const reason: ReasonOf<'loginByPassword'> = 'login.captcha_required';
  return error instanceof ApiError && error.reason === reason;
}

interface SocialOptions {
  onLoggedIn: (info: LoginInfo) => void;
  social: SocialLoginOptions | undefined;
}

/** Logging in by WeChat and QQ, for as far as this site has them. */
function useSocialLogin({ onLoggedIn, social }: SocialOptions): Pick<LoginDialogProps, 'wechat' | 'onQqLogin'> {
  const client = useApi();
  const { data: providers } = socialProvidersQuery.use(social?.isOpen ? {} : null, { revalidateOnFocus: false });
  const hasWechat = social !== undefined && providers?.wx === true;
  const { code, grant, onRefresh, onSpent } = useWechatCode({
    operate: 'login',
    isActive: hasWechat && social.isOpen && social.mode === 'wechat',
    onFrame: () => social?.operateStore.setItem('operate', 'wxlogin'),
  });
  if (!social) return {};
  return {
    wechat: hasWechat
      ? {
          code,
          onRefresh,
          onConfirmed: async () => {
            if (grant === null) return;
            try {
              const { lognUser, partnerUrl } = await loginByWechat(
                { ...grant, isAgreed: true, ...(social.fromswb && { fromswb: social.fromswb }) },
                { client },
              );
              onLoggedIn(lognUser);
              if (partnerUrl !== null) social.onPartner?.(partnerUrl);
            } catch (error) {
              // A code from WeChat holds once, whatever came of it.
              onSpent();
              throw error;
            }
          },
        }
      : undefined,
    onQqLogin: providers?.qq
      ? async () => {
          const { url } = await startQq({ operate: 'login' }, { client });
          // First the note, then the way: the visitor may come back before anything else runs here.
          social.operateStore.setItem('operate', 'qqlogin');
          social.onLeave(url);
        }
      : undefined,
  };
}
