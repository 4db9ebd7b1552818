import { contactAdditionLimits } from '@chippage/api/limits';
import type { ContactFacts, ContactTopic, ContactVisibility } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { contactFormMessages } from './messages.ts';

/** What is typed of a contact, and what is sent of it. */
export type ContactInput = { [Field in keyof ContactFacts]: Field extends 'topic' ? ContactTopic : string } & { visibility: ContactVisibility };

/** Who may open a contact, from everybody to the fewest. */
export const visibilities = ['open', 'members', 'verified'] as const satisfies ContactVisibility[];

const texts = ['name', 'phone', 'email', 'wechat', 'address', 'hours'] as const;

/** A form begins with what is known. */
export function contactInputOf(facts: ContactFacts | null, visibility: ContactVisibility = 'members'): ContactInput {
  const known = Object.fromEntries(texts.map((field) => [field, facts?.[field] ?? ''])) as Record<(typeof texts)[number], string>;
  return { topic: facts?.topic ?? 'sales', ...known, visibility };
}

/** What is sent. */
export function contactWireOf(input: ContactInput): ContactInput {
  const tidy = Object.fromEntries(texts.map((field) => [field, input[field].trim()])) as Record<(typeof texts)[number], string>;
  return { topic: input.topic, ...tidy, visibility: input.visibility };
}

// \u8f6c begins an extension.
const digits = (text: string) => text.replaceAll(/\D/g, '').length;
const isPhone = (text: string) => /^\+?[\d\s()（）\u8f6c#-]+$/u.test(text) && digits(text) >= 7 && digits(text) <= 20;

/** What is wrong with what is typed, in the order of the fields. */
export function contactProblems(t: Translate<(typeof contactFormMessages)['texts']>, input: ContactInput): Problems<ContactInput> {
  const { name, phone, email, wechat, address, hours } = contactWireOf(input);
  const long = (text: string, field: (typeof texts)[number]) => {
    const most = contactAdditionLimits[field].maxLength;
    return [...text].length > most ? t('tooLong', { most }) : undefined;
  };
  const isUnreachable = phone === '' && email === '' && wechat === '';
  return {
    name: name === '' ? t('nameRequired') : long(name, 'name'),
    phone: isUnreachable ? t('oneRequired') : phone !== '' && !isPhone(phone) ? t('phoneInvalid') : long(phone, 'phone'),
    email: email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? t('emailInvalid') : long(email, 'email'),
    wechat: wechat !== '' && !/^[\w-]{5,40}$/.test(wechat) ? t('wechatInvalid') : long(wechat, 'wechat'),
    address: long(address, 'address'),
    hours: long(hours, 'hours'),
  };
}
