import { captchaChallengeQuery, loginByPassword, loginBySms, sendCode } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import { ApiError } from '@chippage/api/errors';
import type { LoginInfo } from '@chippage/api/types';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { challengeOf } from './challengeOf.ts';
import type { LoginDialogProps } from './LoginDialog.tsx';
import { loginDialogMessages } from './messages.ts';
import { type CaptchaPort, solveProofOfWork } from './solveCaptcha.ts';

/** Keeps the end of the wait for another code over a reload, e.g. `sessionStorage`. */
export interface ResendStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

export interface LoginDialogOptions {
  /** Who logged in; the app keeps it. Called before the dialog closes. */
  onLoggedIn: (info: LoginInfo) => void;
  /** Keeps the wait for another code over a reload. */
  resendStore?: ResendStore;
  /** A vendor's captcha, in place of the built-in proof of work. */
  captcha?: CaptchaPort;
}

const RESEND_KEY = 'loginResendAt';

/** Binds `LoginDialog` to the API: the captcha before a code, the hash before a password, the wait that survives a reload. */
export function useLoginDialog({
  onLoggedIn,
  resendStore,
  captcha,
}: LoginDialogOptions): Pick<LoginDialogProps, 'onSendCode' | 'onSmsLogin' | 'onPasswordLogin' | 'resendAt'> {
  const client = useApi();
  const t = useMessages(loginDialogMessages);
  const [resendAt, setResendAt] = useState<number | null>(null);

  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => {
    const stored = Number(resendStore?.getItem(RESEND_KEY));
    if (stored > Date.now()) setResendAt(stored);
  }, [resendStore]);

  const waitUntil = (moment: number) => {
    setResendAt(moment);
    resendStore?.setItem(RESEND_KEY, String(moment));
  };
  const solve = async (): Promise<string> => {
    if (captcha) return captcha.solve({ scene: 'login' });
    const challenge = await captchaChallengeQuery.fetch({ scene: 'login' }, { client });
    if (challenge.kind !== 'local') throw new ApiError({ status: 0, reason: 'captcha.unavailable', message: t('captchaUnavailable') });
    try {
      return await solveProofOfWork(challengeOf(challenge.challenge));
    } catch (cause) {
      throw new ApiError({ status: 0, reason: 'captcha.unsolved', message: t('captchaUnsolved'), cause });
    }
  };

  return {
    resendAt,
    onSendCode: async ({ mobile }) => {
      const captchaVerifyParam = await solve();
      try {
        const sent = await sendCode({ mobile, captchaVerifyParam, scene: 'login' }, { client });
        waitUntil(sent.resendAt);
      } catch (error) {
        // Refused as too soon: the button shows how long is left, also after another tab asked.
        if (error instanceof ApiError && error.data?.wait) waitUntil(Date.now() + error.data.wait * 1000);
        throw error;
      }
    },
    onSmsLogin: async (input) => onLoggedIn(await loginBySms(input, { client })),
    onPasswordLogin: async ({ mobile, password }) => onLoggedIn(await loginByPassword({ mobile, pwd: hashPassword(password) }, { client })),
  };
}
