import { changePassword, mailPasswordReset, resetPasswordByMobile, sendCode } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import type { CaptchaPort } from '../../parts/captcha/solveCaptcha.ts';
import { type FormStore, useResendWait } from '../../parts/captcha/useResendWait.ts';
import { useSolveCaptcha } from '../../parts/captcha/useSolveCaptcha.ts';
import type { NewPasswordProps } from './NewPassword.tsx';
import type { ResetPasswordProps } from './ResetPassword.tsx';

export interface ResetPasswordOptions {
  /** Keeps the wait for another code over a reload. */
  resendStore?: FormStore;
  captcha?: CaptchaPort;
}

/** Binds `ResetPassword` to the API. */
export function useResetPassword({ resendStore, captcha }: ResetPasswordOptions = {}): Pick<
  ResetPasswordProps,
  'onSendCode' | 'resendAt' | 'onReset' | 'onMail'
> {
  const client = useApi();
  const solve = useSolveCaptcha(captcha);
  const { resendAt, ask } = useResendWait('resetResendAt', resendStore);
  return {
    resendAt,
    onSendCode: async ({ mobile }) => {
      const captchaVerifyParam = await solve('reset_password');
      await ask(() => sendCode({ mobile, captchaVerifyParam, scene: 'reset_password' }, { client }));
    },
    onReset: async ({ mobile, code, password }) => {
      await resetPasswordByMobile({ mobile, code, pwd: hashPassword(password) }, { client });
    },
    onMail: async ({ email }) => {
      const captchaVerifyParam = await solve('reset_password');
      await mailPasswordReset({ email, captchaVerifyParam }, { client });
    },
  };
}

/** Binds `NewPassword` to the API. */
export function useNewPassword({ ticket }: { ticket: string | null }): Pick<NewPasswordProps, 'hasTicket' | 'onSet'> {
  const client = useApi();
  return {
    hasTicket: Boolean(ticket),
    onSet: async ({ password }) => {
      if (ticket) await changePassword({ ticket, pwd: hashPassword(password) }, { client });
    },
  };
}
