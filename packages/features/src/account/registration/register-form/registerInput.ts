import { type ApiError, reasonOf } from '@chippage/api/errors';
import type { ReasonOf } from '@chippage/api/operations';
import type { Translate } from '../../../i18n/messages.ts';
import { codeProblem, newPasswordProblem, phoneProblem, present } from '../../parts/fields/checks.ts';
import type { accountFieldsMessages } from '../../parts/fields/messages.ts';
import type { AreaCode } from '../../../parts/form/phone.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import { isCreditCode } from '../../../parts/form/creditCode.ts';
import type { registerFormMessages } from './messages.ts';

/** Who registers. */
export type RegisterKind = 'person' | 'company';

/** What may be kept while the visitor is on another page: nothing secret. */
export interface RegisterDraft {
  kind: RegisterKind;
  areaCode: AreaCode;
  phone: string;
  nickName: string;
  enterpriseName: string;
  creditCode: string;
  contactName: string;
}

/** Everything typed in the form. */
export interface RegisterInput extends RegisterDraft {
  code: string;
  password: string;
  isAgreed: boolean;
}

export const emptyRegister: RegisterInput = {
  kind: 'person',
  areaCode: '+86',
  phone: '',
  code: '',
  password: '',
  enterpriseName: '',
  creditCode: '',
  contactName: '',
  nickName: '',
  isAgreed: false,
};

/** Fields in the order of the form, for the list of what is wrong. */
export const registerFields = ['phone', 'code', 'password', 'enterpriseName', 'creditCode', 'contactName', 'nickName', 'isAgreed'] as const;

type Words = Translate<(typeof registerFormMessages)['texts']>;
type FieldWords = Translate<(typeof accountFieldsMessages)['texts']>;

/** Signs as people count them. */
const lengthOf = (text: string) => [...text.trim()].length;

/** What is wrong with a name shown to others. */
export function nickNameProblem(t: Words, nickName: string): string | undefined {
  const length = lengthOf(nickName);
  return length === 0 || (length >= 2 && length <= 20) ? undefined : t('nickNameLength');
}

/** What keeps the form from being sent, in the order of the fields. */
export function registerProblems(t: Words, words: FieldWords, input: RegisterInput): Problems<RegisterInput> {
  const { kind, enterpriseName, creditCode, contactName } = input;
  const ofCompany = (problem: () => string | undefined) => (kind === 'company' ? problem() : undefined);
  return present({
    phone: phoneProblem(words, input.phone, input.areaCode),
    code: codeProblem(words, input.code),
    password: newPasswordProblem(words, input.password),
    enterpriseName: ofCompany(() => named(enterpriseName, t('enterpriseNameRequired'), t('enterpriseNameShort'))),
    creditCode: ofCompany(() => (creditCode === '' ? t('creditCodeRequired') : isCreditCode(creditCode) ? undefined : t('creditCodeWrong'))),
    contactName: ofCompany(() => named(contactName, t('contactNameRequired'), t('contactNameShort'))),
    nickName: nickNameProblem(t, input.nickName),
    isAgreed: input.isAgreed ? undefined : words('agreementRequired'),
  });
}

function named(name: string, required: string, short: string): string | undefined {
  const length = lengthOf(name);
  return length === 0 ? required : length < 2 ? short : undefined;
}

const fieldsByReason: Partial<Record<ReasonOf<'register' | 'registerEnterpriseUser'>, keyof RegisterInput>> = {
  'register.taken': 'phone',
  'register.name_taken': 'nickName',
  'agreement.required': 'isAgreed',
  'register.credit_code': 'creditCode',
  'login.wrong_code': 'code',
  'login.code_expired': 'code',
  'password.common': 'password',
};

/** The field that a refusal is about. */
export function registerFieldOf(error: ApiError): keyof RegisterInput | undefined {
  return fieldsByReason[reasonOf<'register' | 'registerEnterpriseUser'>(error)];
}
