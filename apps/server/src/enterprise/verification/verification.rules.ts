import type { EnterpriseFacts, EnterpriseForm } from '@chippage/api/types';
import { isMail, isPhone } from '../../platform/contact.ts';
import { isDay } from '../../platform/isDay.ts';

/** Days before the end at which the owner is told. */
export const REMINDER_DAYS = 30;
const DAY = 86_400_000;

/** What is wrong with a field, in words that say what to do. */
export interface FactProblem {
  field: keyof EnterpriseForm;
  msg: string;
}

const tidy = (text = '') => text.trim().replaceAll(/\s+/g, ' ') || null;

/** What a website's address is kept as; null: it is none. */
function websiteOf(written: string): string | null {
  const address = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`);
  return address && /^https?:$/.test(address.protocol) && address.hostname.includes('.') && address.username === '' ? address.href : null;
}

/** The same name however it was typed: brackets of either width, blanks, capitals. */
export const nameKey = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/**
 * Reads what was handed in of a company, or says what is wrong with it.
 * @param today The day in China.
 */
export function readEnterprise(form: EnterpriseForm, today: string): EnterpriseFacts | FactProblem {
  const [name, legalPerson, regAddress, place, contactName, contactPhone] = [
    tidy(form.name),
    tidy(form.legalPerson),
    tidy(form.regAddress),
    tidy(form.place),
    tidy(form.contactName),
    tidy(form.contactPhone),
  ];
  if (name === null || !/\p{L}/u.test(name)) return { field: 'name', msg: '请填写营业执照上的企业名称' };
  if (legalPerson === null) return { field: 'legalPerson', msg: '请填写法定代表人' };
  const licenceExpiry = form.licenceExpiry || null;
  if (licenceExpiry !== null && !isDay(licenceExpiry)) return { field: 'licenceExpiry', msg: '没有这一天，请重新选择' };
  if (licenceExpiry !== null && licenceExpiry < today) return { field: 'licenceExpiry', msg: '营业执照已过期，请先换发再提交' };
  if (regAddress === null) return { field: 'regAddress', msg: '请填写注册地址' };
  if (place === null) return { field: 'place', msg: '请填写所在城市，例如 深圳' };
  const [website, phone, email] = [tidy(form.website), tidy(form.phone), tidy(form.email)];
  const address = website && websiteOf(website);
  if (website !== null && address === null) return { field: 'website', msg: '网站地址不正确，例如 https://www.example.com' };
  if (phone !== null && !isPhone(phone)) return { field: 'phone', msg: '电话不正确，例如 0755-12345678' };
  if (email !== null && !isMail(email)) return { field: 'email', msg: '邮箱不正确，例如 sales@example.com' };
  if (contactName === null) return { field: 'contactName', msg: '请填写联系人' };
  if (contactPhone === null || !isPhone(contactPhone)) return { field: 'contactPhone', msg: '联系电话不正确，例如 13800138000 或 0755-12345678' };
  return {
    name,
    nameEn: tidy(form.nameEn),
    creditCode: form.creditCode,
    legalPerson,
    licenceExpiry,
    regAddress,
    officeAddress: tidy(form.officeAddress),
    place,
    industry: tidy(form.industry),
    scale: form.scale ?? null,
    roles: [...new Set(form.roles)],
    website: address,
    phone,
    email,
    contactName,
    contactPhone,
  };
}

const roleNames: Record<EnterpriseFacts['roles'][number], string> = {
  manufacturer: '原厂',
  agent: '代理商',
  trader: '贸易商',
  end_user: '终端制造',
  design: '方案设计',
  ems: 'EMS 代工',
  other: '其他',
};

const names = {
  name: '企业名称',
  creditCode: '统一社会信用代码',
  legalPerson: '法定代表人',
  licenceExpiry: '营业执照有效期至',
  regAddress: '注册地址',
  nameEn: '英文名称',
  officeAddress: '办公地址',
  place: '所在城市',
  industry: '行业',
  scale: '人数',
  roles: '企业类型',
  website: '网站',
  phone: '电话',
  email: '邮箱',
  contactName: '联系人',
  contactPhone: '联系电话',
} as const satisfies Record<keyof EnterpriseFacts, string>;
const fields = Object.keys(names) as (keyof EnterpriseFacts)[];

function wordsOf(facts: EnterpriseFacts, field: keyof EnterpriseFacts): string {
  if (field === 'roles') return facts.roles.map((role) => roleNames[role]).join('、') || '未填';
  return facts[field] ?? (field === 'licenceExpiry' ? '长期' : '未填');
}

/** What an operator judges a company by: all of a new one, without what was not said; of a change what is another, with what stood there. */
export function enterpriseFacts(before: EnterpriseFacts | null, after: EnterpriseFacts): { name: string; value: string; before?: string }[] {
  const told = fields.filter((field) => (before === null ? wordsOf(after, field) !== '未填' : wordsOf(before, field) !== wordsOf(after, field)));
  return told.map((field) => ({ name: names[field], value: wordsOf(after, field), ...(before !== null && { before: wordsOf(before, field) }) }));
}

/**
 * Until when a verification holds that is given now: a year, but not longer than the licence.
 * @param licenceExpiry The last day of the licence, in China; null: without end.
 */
export function heldUntil(now: Date, licenceExpiry: string | null): Date {
  const year = new Date(now);
  year.setUTCFullYear(year.getUTCFullYear() + 1);
  if (licenceExpiry === null) return year;
  const end = new Date(`${licenceExpiry}T23:59:59.999+08:00`);
  return end < year ? end : year;
}

/** Whether a verification is over so soon that its owner has to hand in again. */
export const isEndingSoon = (now: Date, expiresAt: Date | null): boolean => expiresAt !== null && expiresAt.getTime() - now.getTime() <= REMINDER_DAYS * DAY;
