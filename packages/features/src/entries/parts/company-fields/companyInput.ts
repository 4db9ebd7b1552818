import type { Translate } from '../../../i18n/messages.ts';
import { countryCodes, countryName } from '@chippage/api/countries';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { companyFieldsMessages } from './messages.ts';

/** What is typed of a company. */
export interface CompanyInput {
  name: string;
  nameCn: string;
  /** Its Chinese name, a part of it that only one has, or its ISO code. */
  country: string;
  website: string;
}

/** What the server knows of a company. */
export interface CompanyKnown {
  name: string;
  nameCn: string | null;
  country: string | null;
  website: string | null;
}

/** What is sent of a company. */
export interface CompanyWire {
  name: string;
  nameCn: string;
  country: string;
  website: string;
}

/** All countries and regions by their Chinese names. */
const countryNames: readonly string[] = countryCodes.map((code) => countryName(code) ?? code);

/** Names that what is typed may mean: the one that is called so or has this code, else all of which it is a part. */
export function countriesLike(typed: string): string[] {
  const text = typed.trim();
  if (text === '') return [];
  const exact = countryNames[countryCodes.indexOf(text.toUpperCase())] ?? countryNames.find((name) => name === text);
  return exact === undefined ? countryNames.filter((name) => name.includes(text)) : [exact];
}

/** The name that what is typed means; undefined: none, or several. */
export function countryMeant(typed: string): string | undefined {
  const [only, ...others] = countriesLike(typed);
  return others.length === 0 ? only : undefined;
}

function codeOf(typed: string): string | undefined {
  const name = countryMeant(typed);
  return name === undefined ? undefined : countryCodes[countryNames.indexOf(name)];
}

/** The input for a company that is known, or an empty one. */
export const companyInputOf = (known: CompanyKnown | null): CompanyInput => ({
  name: known?.name ?? '',
  nameCn: known?.nameCn ?? '',
  country: countryName(known?.country ?? null) ?? '',
  website: known?.website ?? '',
});

/** What is sent: a website without its beginning gets one. */
export function companyWireOf({ name, nameCn, country, website }: CompanyInput): CompanyWire {
  const written = website.trim();
  return {
    name: name.trim(),
    nameCn: nameCn.trim(),
    country: codeOf(country) ?? '',
    website: written === '' || /^[a-z]+:/i.test(written) ? written : `https://${written}`,
  };
}

const isWebsite = (text: string) => {
  const address = URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) && address.hostname.includes('.');
};

/** What is wrong with the fields of a company. */
export function companyProblems(t: Translate<(typeof companyFieldsMessages)['texts']>, input: CompanyInput): Problems<CompanyInput> {
  const { website } = companyWireOf(input);
  const long = (text: string, most: number) => ([...text.trim()].length > most ? t('tooLong', { most }) : undefined);
  return {
    name: input.name.trim() === '' ? t('nameRequired') : long(input.name, 100),
    nameCn: long(input.nameCn, 100),
    country: countryProblem(t, input.country),
    website: website === '' ? undefined : isWebsite(website) ? long(website, 200) : t('websiteInvalid'),
  };
}

/** Names that an ambiguous text is answered with. */
const NAMED = 4;

function countryProblem(t: Translate<(typeof companyFieldsMessages)['texts']>, typed: string): string | undefined {
  if (typed.trim() === '' || countryMeant(typed) !== undefined) return undefined;
  const like = countriesLike(typed);
  return like.length === 0 ? t('countryUnknown') : t('countryMany', { names: like.slice(0, NAMED).join('、') });
}
