import type { Address, AddressForm, AddressRegion, AddressTag } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { type AreaCode, isPhone, readPhone } from '../../../parts/form/phone.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { addressFormMessages } from './messages.ts';

/** What is typed into the form; an empty text is what was not given. */
export interface AddressInput extends Required<Omit<AddressForm, 'tag'>> {
  tag: AddressTag | 'none';
}

type Words = Translate<(typeof addressFormMessages)['texts']>;
type TextName = Exclude<keyof AddressInput, 'region' | 'tag' | 'isDefault'>;

/** Codes of the regions' phones. */
export const areaCodes: Record<AddressRegion, AreaCode> = { CN: '+86', HK: '+852', TW: '+886' };

/** What the form of each region asks for, in its order. */
const asked: Record<AddressRegion, readonly TextName[]> = {
  CN: ['receiver', 'mobile', 'province', 'city', 'district', 'street', 'detail', 'postcode', 'company', 'tel'],
  HK: ['receiver', 'mobile', 'district', 'detail', 'company', 'tel', 'forwarder', 'warehousingNo'],
  TW: ['receiver', 'mobile', 'city', 'district', 'detail', 'postcode', 'company', 'tel'],
};

/** Whether the form of a region asks for something. */
export const isAsked = (region: AddressRegion, field: TextName): boolean => asked[region].includes(field);

/** Signs that the wire takes at most. */
const longest: Partial<Record<TextName, number>> = {
  receiver: 40,
  province: 40,
  city: 40,
  district: 40,
  street: 40,
  detail: 200,
  company: 100,
  forwarder: 100,
  warehousingNo: 40,
};

const postcodes: Record<AddressRegion, RegExp> = { CN: /^\d{6}$/, HK: /^$/, TW: /^(\d{3}|\d{5,6})$/ };

/** An address as the form shows it; a new one without. */
export function addressInputOf(address?: Address): AddressInput {
  const text = (field: Exclude<TextName, 'receiver' | 'mobile' | 'detail'>) => address?.[field] ?? '';
  return {
    region: address?.region ?? 'CN',
    receiver: address?.receiver ?? '',
    mobile: address?.mobile ?? '',
    province: text('province'),
    city: text('city'),
    district: text('district'),
    street: text('street'),
    detail: address?.detail ?? '',
    postcode: text('postcode'),
    company: text('company'),
    tel: text('tel'),
    forwarder: text('forwarder'),
    warehousingNo: text('warehousingNo'),
    tag: address?.tag ?? 'none',
    isDefault: address?.isDefault ?? false,
  };
}

/** What is sent: only what the region asks for. */
export function addressFormOf({ tag, region, isDefault, ...input }: AddressInput): AddressForm {
  const text = (field: TextName) => (isAsked(region, field) ? input[field].trim() : '');
  return {
    region,
    receiver: text('receiver'),
    mobile: text('mobile'),
    tel: text('tel'),
    province: text('province'),
    city: text('city'),
    district: text('district'),
    street: text('street'),
    detail: text('detail'),
    postcode: text('postcode'),
    company: text('company'),
    forwarder: text('forwarder'),
    warehousingNo: text('warehousingNo'),
    isDefault,
    ...(tag !== 'none' && { tag }),
  };
}

/** The digits of a number, however it was typed or pasted. */
export const readMobile = (text: string, region: AddressRegion): string => readPhone(text, areaCodes[region]).digits;

function problemOf(t: Words, { region, ...input }: AddressInput, field: TextName): string | undefined {
  const value = input[field].trim();
  const max = longest[field];
  if (max !== undefined && [...value].length > max) return t('tooLong', { max, over: [...value].length - max });
  if (field === 'mobile') {
    if (value === '') return t('mobileRequired');
    return isPhone(value, areaCodes[region]) ? undefined : t(`mobile${region}`);
  }
  if (field === 'postcode') {
    if (value === '' || postcodes[region].test(value)) return undefined;
    return t(region === 'TW' ? 'postcodeTW' : 'postcodeCN');
  }
  if (field === 'tel') return /^[0-9+() -]{0,24}$/.test(value) ? undefined : t('telInvalid');
  if (value !== '') return undefined;
  if (field === 'receiver' || field === 'detail') return t(`${field}Required`);
  if (field === 'province') return t('provinceCNRequired');
  if (field === 'city') return t(region === 'TW' ? 'cityTWRequired' : 'cityCNRequired');
  if (field === 'district') return t(`district${region}Required`);
  return undefined;
}

/** What is wrong with an address, in the order of the fields; the same rules as the server's. */
export function addressProblems(t: Words, input: AddressInput): Problems<AddressInput> {
  const found: Problems<AddressInput> = {};
  for (const field of asked[input.region]) {
    const problem = problemOf(t, input, field);
    if (problem !== undefined) found[field] = problem;
  }
  return found;
}
