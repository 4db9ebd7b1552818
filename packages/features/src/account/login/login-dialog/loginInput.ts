import type { Translate } from '../../../i18n/messages.ts';
import { codeProblem, phoneProblem, phoneProblemForCode, present } from '../../parts/fields/checks.ts';
import type { accountFieldsMessages } from '../../parts/fields/messages.ts';
import type { AreaCode } from '../../../parts/form/phone.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { LoginMode } from './loginMode.ts';

/** Everything typed in the dialog. The phone stays when the mode changes. */
export interface LoginInput {
  areaCode: AreaCode;
  phone: string;
  code: string;
  password: string;
  isAgreed: boolean;
}

type Words = Translate<(typeof accountFieldsMessages)['texts']>;

export const emptyLogin: LoginInput = { areaCode: '+86', phone: '', code: '', password: '', isAgreed: false };

/** What keeps the dialog from being sent, in the order of the mode's fields. */
export function loginProblems(t: Words, mode: LoginMode, input: LoginInput): Problems<LoginInput> {
  const isAgreed = input.isAgreed ? undefined : t('agreementRequired');
  if (mode === 'wechat') return present({ isAgreed });
  const phone = phoneProblem(t, input.phone, input.areaCode);
  if (mode === 'sms') return present({ phone, code: codeProblem(t, input.code), isAgreed });
  return present({ phone, password: input.password === '' ? t('passwordRequired') : undefined, isAgreed });
}

/** What keeps a code from being asked for. */
export function codeProblems(t: Words, input: Pick<LoginInput, 'phone' | 'areaCode'>): Problems<Pick<LoginInput, 'phone'>> {
  return present({ phone: phoneProblemForCode(t, input.phone, input.areaCode) });
}
