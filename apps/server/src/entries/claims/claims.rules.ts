import { countryName } from '@chippage/api/countries';
import type { ListingFacts } from '@chippage/api/types';

const publicMail = new Set(
  'qq.com foxmail.com 163.com 126.com yeah.net 139.com 189.cn sina.com sohu.com gmail.com outlook.com hotmail.com icloud.com'.split(' '),
);

/** The domain of an address; null: it is no address. */
function domainOf(email: string): string | null {
  return /^[^\s@]+@([^\s@]+\.[^\s@.]+)$/.exec(email.trim())?.[1]?.toLowerCase() ?? null;
}

/** Whether an address can stand for a company: everybody gets one at a public provider. */
export function isCompanyMail(email: string): boolean {
  const domain = domainOf(email);
  return domain !== null && !publicMail.has(domain);
}

/** What an operator reads of an address beside the page's website. */
export function emailFact(email: string | null, website: string | null): string {
  if (email === null) return '未填';
  const domain = domainOf(email);
  const host = website === null ? null : new URL(website).hostname.replace(/^www\./, '');
  if (domain === null) return `${email}（不是邮箱）`;
  if (publicMail.has(domain)) return `${email}（公共邮箱）`;
  if (host === null) return `${email}（页面没有网站可以对照）`;
  const isSame = domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`);
  return `${email}（与网站 ${host} ${isSame ? '同域名' : '域名不同'}）`;
}

const names = { nameCn: '中文名', country: '国家或地区', website: '网站' } as const;
const fields = ['nameCn', 'country', 'website'] as const;

/** What is another than before, each with what stood there. */
export function changedFacts(before: ListingFacts, after: ListingFacts): { name: string; value: string; before: string }[] {
  const words = (field: (typeof fields)[number], value: string | null) => (field === 'country' ? countryName(value) : value) ?? '未知';
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ name: names[field], value: words(field, after[field]), before: words(field, before[field]) }));
}
