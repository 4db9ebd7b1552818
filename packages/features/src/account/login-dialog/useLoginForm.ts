import { ApiError } from '@chippage/api/errors';
import { useAnnounce } from '@chippage/ui/Announcer';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { LoginDialogProps } from './LoginDialog.tsx';
import { codeProblems, emptyLogin, type LoginInput, type LoginProblems, passwordProblems, smsProblems } from './loginInput.ts';
import { loginDialogMessages } from './messages.ts';
import { wirePhone } from './phone.ts';

// Long enough to read 登录成功!, short enough not to wait for.
const CLOSE_AFTER_MS = 500;

type FormInput = Pick<LoginDialogProps, 'mode' | 'onSendCode' | 'onSmsLogin' | 'onPasswordLogin'> & { onDone: () => void };

/** What the login form holds while it is open: the input, what is wrong with it, and what is under way. */
export function useLoginForm({ mode, onSendCode, onSmsLogin, onPasswordLogin, onDone }: FormInput) {
  const t = useMessages(loginDialogMessages);
  const announce = useAnnounce();
  const [input, setInput] = useState<LoginInput>(emptyLogin);
  const [isAttempted, setAttempted] = useState(false);
  const [sendProblems, setSendProblems] = useState<LoginProblems>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isPasswordShown, showPassword] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fields = {
    phone: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    isAgreed: useRef<HTMLInputElement>(null),
  };

  useEffect(() => () => clearTimeout(closing.current), []);

  const problemsOf = mode === 'password' ? passwordProblems : smsProblems;
  const problems = { ...(isAttempted ? problemsOf(input) : {}), ...sendProblems };
  const focusFirst = (found: LoginProblems) => {
    const first = (['phone', 'code', 'password', 'isAgreed'] as const).find((field) => found[field]);
    if (first) fields[first].current?.focus();
    return first !== undefined;
  };
  const errorOf = (field: keyof LoginProblems) => {
    const key = problems[field];
    if (key === undefined) return undefined;
    return key === 'phoneInvalid' ? t(key, { area: t(`area${input.areaCode}`) }) : t(key);
  };

  const change = (part: Partial<LoginInput>) => {
    setInput((was) => ({ ...was, ...part }));
    if (part.phone !== undefined) setSendProblems({});
  };
  const mobile = () => wirePhone(input.phone, input.areaCode);

  const sendCode = async () => {
    const found = codeProblems(input);
    setSendProblems(found);
    if (focusFirst(found)) return;
    setSending(true);
    setMessage(null);
    try {
      await onSendCode({ mobile: mobile() });
      announce(t('codeSent'));
      fields.code.current?.focus();
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : t('sendFailed'));
    } finally {
      setSending(false);
    }
  };

  const logIn = async () => {
    setPending(true);
    setMessage(null);
    showPassword(false);
    try {
      await (mode === 'password' ? onPasswordLogin({ mobile: mobile(), password: input.password }) : onSmsLogin({ mobile: mobile(), code: input.code }));
      setDone(true);
      closing.current = setTimeout(onDone, CLOSE_AFTER_MS);
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : t('failed'));
      if (mode === 'password') change({ password: '' });
      fields[mode === 'password' ? 'password' : 'code'].current?.focus();
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isDone || mode === 'wechat') return;
    setAttempted(true);
    if (!focusFirst(problemsOf(input))) void logIn();
  };

  return {
    input,
    change,
    errors: { phone: errorOf('phone'), code: errorOf('code'), password: errorOf('password'), isAgreed: errorOf('isAgreed') },
    fields,
    message,
    isSending,
    isPending,
    isDone,
    isHelpOpen,
    toggleHelp: () => setHelpOpen((was) => !was),
    isPasswordShown,
    showPassword,
    sendCode: () => void sendCode(),
    submit,
  };
}
