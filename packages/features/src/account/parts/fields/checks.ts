import type { Translate } from '../../../i18n/messages.ts';
import type { accountFieldsMessages } from './messages.ts';
import { type AreaCode, isPhone } from '../../../parts/form/phone.ts';

type Words = Translate<(typeof accountFieldsMessages)['texts']>;

/** Signs a password has at least and at most. */
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** What is wrong with a phone number, in words. */
export function phoneProblem(t: Words, phone: string, areaCode: AreaCode): string | undefined {
  if (phone === '') return t('phoneRequired');
  return isPhone(phone, areaCode) ? undefined : t('phoneInvalid', { area: t(`area${areaCode}`) });
}

/** The same before a code is asked for, where the product has words of its own. */
export function phoneProblemForCode(t: Words, phone: string, areaCode: AreaCode): string | undefined {
  return phone === '' ? t('phoneRequiredForCode') : phoneProblem(t, phone, areaCode);
}

/** What is wrong with a code from a message. */
export function codeProblem(t: Words, code: string, kind: 'sms' | 'mail' = 'sms'): string | undefined {
  if (code === '') return t(kind === 'sms' ? 'codeRequired' : 'mailCodeRequired');
  return /^\d{6}$/.test(code) ? undefined : t('codeInvalid');
}

/** What is wrong with a new password. Length is counted in signs as people see them, and nothing else is asked for. */
export function newPasswordProblem(t: Words, password: string): string | undefined {
  if (password === '') return t('passwordRequired');
  const length = [...password.normalize('NFKC')].length;
  if (length < PASSWORD_MIN) return t('passwordShort');
  return length > PASSWORD_MAX ? t('passwordLong') : undefined;
}

/** What is wrong with an address of electronic mail, by the rule of the contract. */
export function emailProblem(t: Words, email: string): string | undefined {
  if (email.trim() === '') return t('emailRequired');
  return email.trim().length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : t('emailInvalid');
}

/** Leaves out the fields that have no problem, and keeps their order. */
export function present<Field extends string>(problems: Record<Field, string | undefined>): { [Name in Field]?: string } {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined)) as { [Name in Field]?: string };
}
