import { register, registerEnterpriseUser, sendCode, shareCodeOwnerQuery, validateNameQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { hashPassword } from '@chippage/api/crypto';
import type { LoginInfo } from '@chippage/api/types';
import { useEffect, useState } from 'react';
import type { CaptchaPort } from '../../parts/captcha/solveCaptcha.ts';
import { type FormStore, useResendWait } from '../../parts/captcha/useResendWait.ts';
import { useSolveCaptcha } from '../../parts/captcha/useSolveCaptcha.ts';
import { areaCodes } from '../../../parts/form/phone.ts';
import type { RegisterFormProps } from './RegisterForm.tsx';
import type { RegisterDraft } from './registerInput.ts';

export interface RegisterOptions {
  /** Who registered, logged in already; the app keeps it. */
  onRegistered: (info: LoginInfo) => void;
  /** The code of the member who invited the visitor. */
  shareCode?: string;
  /** Keeps what was typed over a visit to another page, e.g. `sessionStorage`; never a password nor a code. */
  draftStore?: FormStore;
  /** Keeps the wait for another code over a reload. */
  resendStore?: FormStore;
  captcha?: CaptchaPort;
}

type Bound = Pick<RegisterFormProps, 'draft' | 'onDraftChange' | 'onSendCode' | 'resendAt' | 'onCheckName' | 'onRegister' | 'invitation'>;

const DRAFT_KEY = 'registerDraft';

/** Binds `RegisterForm` to the API. */
export function useRegister({ onRegistered, shareCode, draftStore, resendStore, captcha }: RegisterOptions): Bound {
  const client = useApi();
  const solve = useSolveCaptcha(captcha);
  const { resendAt, ask } = useResendWait('registerResendAt', resendStore);
  const [draft, setDraft] = useState<Partial<RegisterDraft>>({});
  const owner = shareCodeOwnerQuery.use(shareCode === undefined ? null : { code: shareCode }, { revalidateOnFocus: false });

  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => {
    const stored = readDraft(draftStore?.getItem(DRAFT_KEY));
    if (stored) setDraft(stored);
  }, [draftStore]);

  const isInvited = owner.data?.isValid === true;
  return {
    draft,
    onDraftChange: (part) => {
      const next = { ...draft, ...part };
      setDraft(next);
      draftStore?.setItem(DRAFT_KEY, JSON.stringify(next));
    },
    resendAt,
    onSendCode: async ({ mobile }) => {
      const captchaVerifyParam = await solve('register');
      await ask(() => sendCode({ mobile, captchaVerifyParam, scene: 'register' }, { client }));
    },
    onCheckName: async (nickName) => (await validateNameQuery.fetch({ nickName }, { client })).isFree,
    onRegister: async ({ kind, mobile, code, password, nickName, isAgreed, enterpriseName, creditCode, contactName }) => {
      const person = { mobile, code, pwd: hashPassword(password), isAgreed, ...(nickName && { nickName }), ...(isInvited && { shareCode }) };
      const company = { ...person, enterpriseName: enterpriseName.trim(), creditCode, contactName: contactName.trim() };
      const info = await (kind === 'company' ? registerEnterpriseUser(company, { client }) : register(person, { client }));
      draftStore?.setItem(DRAFT_KEY, '');
      onRegistered(info);
    },
    invitation: shareCode === undefined ? undefined : { code: shareCode, state: stateOf(owner), ownerName: owner.data?.nickName ?? null },
  };
}

function stateOf({ data, error }: { data: { isValid: boolean } | undefined; error?: unknown }): 'loading' | 'known' | 'unknown' {
  if (data) return data.isValid ? 'known' : 'unknown';
  return error === undefined ? 'loading' : 'unknown';
}

function readDraft(text: string | null | undefined): Partial<RegisterDraft> | null {
  try {
    const value: unknown = JSON.parse(text || 'null');
    if (typeof value !== 'object' || value === null) return null;
    const isOurs = (name: string, word: unknown) => (name === 'areaCode' ? areaCodes.some((code) => code === word) : typeof word === 'string');
    const words = Object.entries(value).filter(([name, word]) => isOurs(name, word));
    return Object.fromEntries(words) as Partial<RegisterDraft>;
  } catch {
    // Somebody else's words under our key are no draft.
    return null;
  }
}
