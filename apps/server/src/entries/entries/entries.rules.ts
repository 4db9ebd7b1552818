import { countryCodes, countryName } from '@chippage/api/countries';
import type { EntryKind } from '@chippage/api/types';

/** The kinds that are a company; the others are what one sells. */
export type CompanyKind = Extract<EntryKind, 'brand' | 'agent' | 'trader'>;

/** What a member writes of a company. */
export interface WrittenFacts {
  name: string;
  nameCn: string;
  country: string;
  website: string;
  evidence: string;
}

/** The same as it is kept: what is not known is null. */
export interface KeptFacts {
  name: string;
  nameCn: string | null;
  country: string | null;
  website: string | null;
  evidence: string;
}

/** What is wrong with a field, in words that say what to do. */
export interface FactProblem {
  field: keyof WrittenFacts;
  msg: string;
}

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** What a website's address is kept as; null: it is none. */
function websiteOf(written: string): string | null {
  const address = URL.parse(written.trim());
  return address && /^https?:$/.test(address.protocol) && address.hostname.includes('.') && address.username === '' ? address.href : null;
}

/** Reads what was written, or says what is wrong with it. */
export function readFacts(written: WrittenFacts): KeptFacts | FactProblem {
  const name = tidy(written.name);
  if (!/[\p{L}\p{N}]/u.test(name)) return { field: 'name', msg: '请填写名称' };
  const evidence = written.evidence.trim();
  if (evidence === '') return { field: 'evidence', msg: '请写明在哪里可以查到，例如官网或公告的网址' };
  const website = written.website.trim() === '' ? null : websiteOf(written.website);
  if (website === null && written.website.trim() !== '') return { field: 'website', msg: '网站地址不正确，例如 https://www.example.com' };
  if (written.country !== '' && !countryCodes.includes(written.country)) return { field: 'country', msg: '没有这个国家或地区，请重新选择' };
  return { name, nameCn: tidy(written.nameCn) || null, country: written.country || null, website, evidence };
}

/** Kinds as operators read them. */
export const kindNames: Record<EntryKind, string> = {
  brand: '品牌',
  agent: '代理商',
  trader: '贸易商',
  agent_brand: '代理品牌',
  trader_brand: '经营品牌',
  trader_model: '经营型号',
};
const sellsAs = { authorized: '授权代理', catalog: '目录分销' } as const;

/** An entry as its review tells of it. */
export interface ToldEntry extends KeptFacts {
  kind: EntryKind;
  agentKind: keyof typeof sellsAs | null;
  brandName: string | null;
  validTo: string | null;
  mpns: readonly string[];
}

const isCompany = (kind: EntryKind): kind is CompanyKind => kind === 'brand' || kind === 'agent' || kind === 'trader';

/** What an operator judges an entry by. */
export function entryFacts({ kind, agentKind, ...facts }: ToldEntry) {
  const evidence = { name: '依据', value: facts.evidence };
  if (!isCompany(kind))
    return [
      { name: '种类', value: kindNames[kind] },
      { name: '公司', value: facts.nameCn ?? facts.name },
      kind === 'trader_model'
        ? { name: `型号（${facts.mpns.length} 个）`, value: facts.mpns.join('、') }
        : { name: '品牌', value: facts.brandName ?? '已从目录删除' },
      ...(kind === 'agent_brand' ? [{ name: '授权到', value: facts.validTo ?? '未填' }] : []),
      evidence,
    ];
  return [
    { name: '种类', value: agentKind === null ? kindNames[kind] : `${kindNames[kind]}（${sellsAs[agentKind]}）` },
    { name: '名称', value: facts.name },
    { name: '中文名', value: facts.nameCn ?? '未填' },
    { name: '国家或地区', value: countryName(facts.country) ?? '未填' },
    { name: '网站', value: facts.website ?? '未填' },
    evidence,
  ];
}

/** What an entry is called in the queue and in notices, e.g. 品牌“思瑞浦”, 贸易商“南河”的 3 个型号. */
export function entryTitle({ kind, name, nameCn, brandName, mpns }: Pick<ToldEntry, 'kind' | 'name' | 'nameCn' | 'brandName' | 'mpns'>): string {
  const who = `“${nameCn ?? name}”`;
  if (isCompany(kind)) return `${kindNames[kind]}${who}`;
  if (kind === 'trader_model') return `贸易商${who}的 ${mpns.length} 个型号`;
  return `${kind === 'agent_brand' ? '代理商' : '贸易商'}${who}的品牌“${brandName ?? '已删除'}”`;
}
