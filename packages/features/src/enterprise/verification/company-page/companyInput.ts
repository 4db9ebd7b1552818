import type { CompanyScale, EnterpriseFacts, EnterpriseForm, TradeRole } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { isCreditCode } from '../../../parts/form/creditCode.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { companyPageMessages } from './messages.ts';

/** What a company is in the trade, in the order of the choice. */
export const tradeRoles = ['manufacturer', 'agent', 'trader', 'end_user', 'design', 'ems', 'other'] as const satisfies TradeRole[];
/** How many people, the fewest first. */
export const companyScales = ['0-20', '20-99', '100-499', '500-999', '1000-9999', '10000+'] as const satisfies CompanyScale[];

/** Everything typed of a company. */
export interface CompanyInput {
  name: string;
  creditCode: string;
  legalPerson: string;
  /** `2030-01-31`, or empty. */
  licenceExpiry: string;
  regAddress: string;
  place: string;
  roles: TradeRole[];
  nameEn: string;
  officeAddress: string;
  industry: string;
  /** Empty: not said. */
  scale: CompanyScale | '';
  website: string;
  phone: string;
  email: string;
  contactName: string;
  contactPhone: string;
}

/** Nothing typed yet. */
export const noCompany: CompanyInput = {
  name: '',
  creditCode: '',
  legalPerson: '',
  licenceExpiry: '',
  regAddress: '',
  place: '',
  roles: [],
  nameEn: '',
  officeAddress: '',
  industry: '',
  scale: '',
  website: '',
  phone: '',
  email: '',
  contactName: '',
  contactPhone: '',
};

/** What stands in the fields for what was said before. */
export function companyInputOf(facts: EnterpriseFacts): CompanyInput {
  const { name, creditCode, contactName, roles, scale } = facts;
  const text = (field: Exclude<keyof EnterpriseFacts, 'roles' | 'scale'>) => facts[field] ?? '';
  return {
    name,
    creditCode,
    contactName,
    roles,
    scale: scale ?? '',
    legalPerson: text('legalPerson'),
    licenceExpiry: text('licenceExpiry'),
    regAddress: text('regAddress'),
    place: text('place'),
    nameEn: text('nameEn'),
    officeAddress: text('officeAddress'),
    industry: text('industry'),
    website: text('website'),
    phone: text('phone'),
    email: text('email'),
    contactPhone: text('contactPhone'),
  };
}

/** What is sent. @param licenceId Undefined: the licence that was handed in before. */
export function companyWireOf({ scale, ...input }: CompanyInput, licenceId: number | undefined): EnterpriseForm {
  const { roles, ...texts } = input;
  const tidy = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as typeof texts;
  return { ...tidy, roles, ...(scale !== '' && { scale }), ...(licenceId !== undefined && { licenceId }) };
}

type Words = Translate<(typeof companyPageMessages)['texts']>;
const lengthOf = (text: string) => [...text.trim()].length;

/** What is wrong with a credit code; undefined: nothing, or nothing is typed. */
export function creditCodeProblem(t: Words, code: string): string | undefined {
  if (code === '') return undefined;
  if (code.length !== 18) return t('creditCodeShort', { count: code.length });
  return isCreditCode(code) ? undefined : t('creditCodeWrong');
}

const isPhone = (text: string) => /^\+?[\d\s()-]{7,24}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;

/** What is wrong, in the order of the fields. Whether the licence is still valid the server says. */
export function companyProblems(t: Words, input: CompanyInput): Problems<CompanyInput> {
  const long = (text: string, most: number) => (lengthOf(text) > most ? t('tooLong', { most }) : undefined);
  const needed = (text: string, least: number, most: number, says: string) => (lengthOf(text) < least ? says : long(text, most));
  const optional = (text: string, isRight: boolean, says: string, most: number) => (text.trim() !== '' && !isRight ? says : long(text, most));
  return {
    name: needed(input.name, 2, 100, t('nameRequired')),
    creditCode: input.creditCode === '' ? t('creditCodeRequired') : creditCodeProblem(t, input.creditCode),
    legalPerson: needed(input.legalPerson, 2, 40, t('legalPersonRequired')),
    regAddress: needed(input.regAddress, 4, 200, t('regAddressRequired')),
    place: needed(input.place, 2, 20, t('placeRequired')),
    roles: input.roles.length === 0 ? t('rolesRequired') : undefined,
    industry: long(input.industry, 50),
    nameEn: long(input.nameEn, 200),
    officeAddress: long(input.officeAddress, 200),
    website: optional(input.website, /^(https?:\/\/)?[^\s/@]+\.[^\s@]+$/i.test(input.website.trim()), t('websiteInvalid'), 200),
    phone: optional(input.phone, isPhone(input.phone.trim()), t('phoneInvalid'), 40),
    email: optional(input.email, /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email.trim()), t('emailInvalid'), 200),
    contactName: needed(input.contactName, 2, 40, t('contactNameRequired')),
    contactPhone:
      input.contactPhone.trim() === ''
        ? t('contactPhoneRequired')
        : optional(input.contactPhone, isPhone(input.contactPhone.trim()), t('contactPhoneInvalid'), 40),
  };
}
