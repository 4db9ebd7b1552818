import type { RegistryRepresentative } from '@chippage/api/types';
import { isCreditCode } from '../../../platform/creditCode.ts';
import type { CompanyFact } from '../port.ts';
import { first, type Raw, rawList, rawOf } from './raw.ts';
import { LONG, plainNumber, plainText } from './texts.ts';
import { count, idOf, plainDate, stateOf } from './values.ts';

const MOBILE = /^(?:(?:\+|00)?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}$/u;
const OFFICE = /^(?:(?:\+|00)86[- ]?)?(?:0\d{2,3}[- ]?)?[2-9]\d{6,7}(?:[- ]\d{1,6})?$|^400[- ]?\d{3}[- ]?\d{4}$|^800[- ]?\d{3}[- ]?\d{4}$/u;
const SITE = /^(?:https?:\/\/)?[a-z0-9][a-z0-9.-]{1,100}\.[a-z]{2,20}(?:\/[\w./-]{0,100})?$/iu;
const EMAIL = /^[\w.+-]{1,64}@[a-z0-9.-]{3,120}$/iu;

const orNull = (text: string) => (text === '' ? null : text);
const said = (raw: Raw, ...paths: string[]) => orNull(plainText(first(raw, ...paths)));

const written = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200).trim() : '');

/** Names, numbers or sites, from a list or a text with signs between. */
function each(value: unknown, separator: RegExp, most: number): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(separator) : [];
  const texts = items.slice(0, 50).map((item: unknown) => written(typeof item === 'string' ? item : (rawOf(item)?.['phoneNumber'] ?? rawOf(item)?.['name'])));
  return [...new Set(texts.filter(Boolean))].slice(0, most);
}

/** Phones before anything is taken out of them: a mobile is known as one, and goes no further. */
function phonesOf(raw: Raw): Pick<CompanyFact, 'phones' | 'hasHiddenPhone'> {
  const all = [...each(raw['phoneNumber'], /[;；,，、/\s]+/u, 20), ...rawList(raw['allCalls'], 20).map((call) => written(call['phoneNumber']))];
  return { phones: [...new Set(all.filter((phone) => OFFICE.test(phone)))].slice(0, 5), hasHiddenPhone: all.some((phone) => MOBILE.test(phone)) };
}

/** In this answer alone 1 is a person and 2 a company. */
function representativeOf(raw: Raw): RegistryRepresentative | null {
  const name = plainText(raw['legalPersonName']);
  if (name === '') return null;
  const id = idOf(first(raw, 'legalPersonId', 'legalPersonCid'));
  const isCompany = Number(raw['type']) === 2;
  return { name, personId: isCompany ? null : id, companyId: isCompany ? id : null };
}

/** A code of eighteen signs, which a number of an identity card has too: what does not add up is taken for none. */
const creditCodeOf = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[0-9A-HJ-NPQRTUWXY]{18}$/u.test(text) && isCreditCode(text) ? text : null;
};

const registration = (value: unknown): string | null => {
  const text = typeof value === 'number' ? `${value}` : typeof value === 'string' ? value.trim() : '';
  return /^[\dA-Za-z-]{5,24}$/u.test(text) && plainNumber(text) === text ? text : null;
};

function endOf(raw: Raw): Pick<CompanyFact, 'endDate' | 'endReason'> {
  const isCancelled = plainDate(raw['cancelDate']) !== null || said(raw, 'cancelReason') !== null;
  return {
    endDate: plainDate(raw[isCancelled ? 'cancelDate' : 'revokeDate']),
    endReason: said(raw, isCancelled ? 'cancelReason' : 'revokeReason'),
  };
}

function listingOf(raw: Raw): string | null {
  const [name, number] = [said(raw, 'bondName'), said(raw, 'bondNum')];
  return name === null && number === null ? null : [name, number].filter(Boolean).join(' ');
}

function industryOf(raw: Raw): string | null {
  const all = rawOf(raw['industryAll']);
  const parts = all ? ['category', 'categoryBig', 'categoryMiddle', 'categorySmall'].flatMap((level) => said(all, level) ?? []) : [];
  return parts.length > 0 ? [...new Set(parts)].join(' / ') : said(raw, 'industry');
}

/** What the register says of a company; null where the answer names none. */
export function readCompany(result: unknown): CompanyFact | null {
  const raw = rawOf(result);
  const id = raw && idOf(raw['id']);
  const name = raw ? plainText(raw['name']) : '';
  if (!raw || id === null || name === '') return null;
  const stateText = plainText(raw['regStatus']);
  const former = Array.isArray(raw['historyNameList']) ? raw['historyNameList'] : raw['historyNames'];
  const email = plainText(raw['email']);
  return {
    id,
    name,
    nameEn: said(raw, 'property3'),
    formerNames: each(former, /[;；]/u, 20).flatMap((text) => orNull(plainText(text)) ?? []),
    state: stateOf(stateText),
    stateText,
    creditCode: creditCodeOf(raw['creditCode']),
    registerNumber: registration(raw['regNumber']),
    organizationCode: registration(raw['orgNumber']),
    taxNumber: creditCodeOf(raw['taxNumber']) ?? registration(raw['taxNumber']),
    representative: representativeOf(raw),
    kindText: said(raw, 'companyOrgType'),
    industry: industryOf(raw),
    capital: said(raw, 'regCapital'),
    paidInCapital: said(raw, 'actualCapital'),
    setUpDate: plainDate(raw['estiblishTime']),
    fromDate: plainDate(raw['fromTime']),
    toDate: plainDate(raw['toTime']),
    approvedDate: plainDate(raw['approvedTime']),
    registerOffice: said(raw, 'regInstitute'),
    address: said(raw, 'regLocation'),
    place: said(raw, 'city', 'base'),
    scope: orNull(plainText(raw['businessScope'], LONG)),
    staffRange: said(raw, 'staffNumRange'),
    insuredStaff: count(raw['socialStaffNum']),
    isMicro: raw['isMicroEnt'] === null || raw['isMicroEnt'] === undefined ? null : Number(raw['isMicroEnt']) === 1,
    listing: listingOf(raw),
    ...endOf(raw),
    email: EMAIL.test(email) ? email : null,
    ...phonesOf(raw),
    websites: each(raw['websiteList'], /[;；,，\s]+/u, 20)
      .filter((site) => SITE.test(site))
      .slice(0, 5),
    tags: each(raw['tags'], /[;；]/u, 20).flatMap((text) => orNull(plainText(text, 30)) ?? []),
  };
}
