import type { ContactCard, ContactFacts, ContactTopic } from '@chippage/api/types';
import { maskEmail, maskPhone } from '../../platform/contact.ts';

/** What a company writes of a contact. */
export type WrittenContact = { [Field in keyof ContactFacts]: Field extends 'topic' ? ContactTopic : string };

/** What is wrong with a field, in words that say what to do. */
export interface ContactProblem {
  field: keyof WrittenContact;
  msg: string;
}

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ') || null;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '').length;

/** Whether it can be dialled: a mobile, a landline with its extension, a number of another country. */
const isPhone = (text: string) => /^\+?[\d\s()（）转#-]+$/.test(text) && digitsOf(text) >= 7 && digitsOf(text) <= 20;

/** What is wrong with the ways to reach somebody, null for nothing; none of them has to be there. */
export function wrongReach({
  phone,
  email,
  wechat,
}: Pick<ContactFacts, 'phone' | 'email' | 'wechat'>): (ContactProblem & { field: 'phone' | 'email' | 'wechat' }) | null {
  if (phone !== null && !isPhone(phone)) return { field: 'phone', msg: '电话不正确，例如 0755-12345678 转 801' };
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) return { field: 'email', msg: '邮箱不正确，例如 sales@example.com' };
  if (wechat !== null && !/^[\w-]{5,40}$/.test(wechat)) return { field: 'wechat', msg: '微信号不正确，只有字母、数字、减号和下划线，至少 5 位' };
  return null;
}

/** Reads what was written of a contact, or says what is wrong with it. */
export function readContact(written: WrittenContact): ContactFacts | ContactProblem {
  const facts = {
    topic: written.topic,
    name: tidy(written.name),
    phone: tidy(written.phone),
    email: tidy(written.email),
    wechat: tidy(written.wechat),
    address: tidy(written.address),
    hours: tidy(written.hours),
  };
  const { name } = facts;
  if (name === null) return { field: 'name', msg: '请填写部门或姓名' };
  const wrong = wrongReach(facts);
  if (wrong) return wrong;
  if (facts.phone === null && facts.email === null && facts.wechat === null) return { field: 'phone', msg: '电话、邮箱、微信至少填一项' };
  return { ...facts, name };
}

/** A name at WeChat that nobody can find: `we****`. */
export const maskWechat = (name: string): string => `${name.slice(0, 2)}****`;

/** A contact with nothing that somebody can be reached by, unless its company shows it to everybody. Where a company sits and when it is open is no secret. */
export const masked = ({ phone, email, wechat, ...card }: ContactCard): ContactCard => {
  if (card.visibility === 'open') return { ...card, phone, email, wechat };
  return { ...card, phone: phone && maskPhone(phone), email: email && maskEmail(email), wechat: wechat && maskWechat(wechat) };
};

const topics: Record<ContactTopic, string> = { sales: '销售', support: '技术支持', purchasing: '采购', quality: '品质', general: '综合' };
const names = { topic: '负责', name: '部门或姓名', phone: '电话', email: '邮箱', wechat: '微信', address: '地址', hours: '时间' } as const;
const fields = ['topic', 'name', 'phone', 'email', 'wechat', 'address', 'hours'] as const;
const wordsOf = (facts: ContactFacts, field: (typeof fields)[number]) => (field === 'topic' ? topics[facts.topic] : (facts[field] ?? '未填'));

/** What an operator judges a contact by: all of a new one; of another what was changed, with what stood there. */
export function contactFacts(before: ContactFacts | null, after: ContactFacts): { name: string; value: string; before?: string }[] {
  return fields
    .filter((field) => (before === null ? after[field] !== null : before[field] !== after[field]))
    .map((field) => ({ name: names[field], value: wordsOf(after, field), ...(before !== null && { before: wordsOf(before, field) }) }));
}
