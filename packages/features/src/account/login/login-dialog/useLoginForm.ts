import { ApiError } from '@chippage/api/errors';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { codeProblem, phoneProblem, present } from '../../parts/fields/checks.ts';
import { accountFieldsMessages } from '../../parts/fields/messages.ts';
import { type AreaCode, wirePhone } from '../../../parts/form/phone.ts';
import { usePhoneCode } from '../../parts/fields/usePhoneCode.ts';
import { type Problems, useForm } from '../../../parts/form/useForm.ts';
import type { LoginDialogProps } from './LoginDialog.tsx';
import type { LoginMode } from './loginMode.ts';
import { loginDialogMessages } from './messages.ts';
import { usePasskeyForm } from './usePasskeyForm.ts';

// Long enough to read 登录成功!, short enough not to wait for.
const CLOSE_AFTER_MS = 500;

type FormInput = Pick<LoginDialogProps, 'mode' | 'onSendCode' | 'onSmsLogin' | 'onPasswordLogin' | 'wechat' | 'onQqLogin' | 'passkey'> & { onDone: () => void };

/** Everything typed in the dialog. The phone stays when the mode changes. */
interface LoginInput {
  areaCode: AreaCode;
  phone: string;
  code: string;
  password: string;
  isAgreed: boolean;
}

type Words = Translate<(typeof accountFieldsMessages)['texts']>;

const emptyLogin: LoginInput = { areaCode: '+86', phone: '', code: '', password: '', isAgreed: false };

/** What keeps the dialog from being sent, in the order of the mode's fields. */
export function loginProblems(t: Words, mode: LoginMode, input: LoginInput): Problems<LoginInput> {
  const isAgreed = input.isAgreed ? undefined : t('agreementRequired');
  if (mode === 'wechat') return present({ isAgreed });
  const phone = phoneProblem(t, input.phone, input.areaCode);
  if (mode === 'sms') return present({ phone, code: codeProblem(t, input.code), isAgreed });
  return present({ phone, password: input.password === '' ? t('passwordRequired') : undefined, isAgreed });
}

/** What the login form holds while it is open: the input, what is wrong with it, and what is under way. */
export function useLoginForm({ mode, onSendCode, onSmsLogin, onPasswordLogin, wechat, onQqLogin, passkey, onDone }: FormInput) {
  const t = useMessages(loginDialogMessages);
  const words = useMessages(accountFieldsMessages);
  const [isPasswordShown, showPassword] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const answered = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(closing.current), []);
  const closeSoon = () => {
    closing.current = setTimeout(onDone, CLOSE_AFTER_MS);
  };

  const form = useForm({
    initial: emptyLogin,
    check: (typed) => loginProblems(words, mode, typed),
    onSubmit: async ({ areaCode, phone, code, password }) => {
      const mobile = wirePhone(phone, areaCode);
      showPassword(false);
      await (mode === 'password' ? onPasswordLogin({ mobile, password }) : onSmsLogin({ mobile, code }));
      closeSoon();
    },
    // Nobody is told which of the two was wrong; only the password has to be typed again.
    clearOnError: () => (mode === 'password' ? { password: '' } : {}),
    focusOnError: mode === 'password' ? 'password' : 'code',
    failed: t('failed'),
  });
  const { input, report, setMessage } = form;
  const fields = usePhoneCode(form, onSendCode);

  const say = (error: unknown) => setMessage(error instanceof ApiError ? error.message : t('failed'));
  const needsAgreement = () => report(loginProblems(words, 'wechat', input));
  const data = mode === 'wechat' && wechat?.code.status === 'ready' ? wechat.code.data : null;
  const confirmed = data?.kind === 'image' && data.state === 'confirmed' ? data.imageUrl : null;
  const finish = async () => {
    try {
      await wechat?.onConfirmed?.();
      closeSoon();
    } catch (error) {
      say(error);
    }
  };
  // The phone has confirmed, perhaps before the agreement was ticked here: what is missing is said once.
  useEffect(() => {
    if (confirmed === null) return;
    const step = `${confirmed}${input.isAgreed}`;
    if (answered.current === step) return;
    answered.current = step;
    if (!needsAgreement()) void finish();
  });

  const byPasskey = usePasskeyForm({ passkey, isAgreed: input.isAgreed, needsAgreement, onBegin: () => setMessage(null), say, onDone: closeSoon });

  return {
    ...form,
    ...fields,
    passkey: byPasskey,
    isPasswordShown,
    showPassword,
    /** Leaves for QQ, which comes back logged in: the agreement has to be ticked before. */
    goToQq: onQqLogin && (() => void (needsAgreement() || Promise.resolve(onQqLogin()).catch(say))),
  };
}
