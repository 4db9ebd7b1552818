import { nameTooShortFailure } from './account.errors.ts';

/** Signs that show nothing or turn the writing around: two names that look alike would differ by them. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const reserved = /^(芯页|chippage|官方|管理员|系统|客服|admin|administrator|operator|root|system)/i;

/** A name that a provider gave, as far as it can be kept. */
export function tidyName(text: string): string | null {
  const name = [
    ...text
      .replace(/[\u0000-\u001f\u007f]/g, '')
      .normalize('NFC')
      .replace(unseen, '')
      .trim(),
  ]
    .slice(0, 20)
    .join('');
  return [...name].length < 2 || !name.isWellFormed() ? null : name;
}

/** A name as it is kept: one form of each sign, nothing unseen, no space around. */
export const plainName = (text: string): string => text.normalize('NFC').replace(unseen, '').trim();

/** The same for the name of a member. @throws Failure when too little is left */
export function cleanName(text: string): string {
  const name = plainName(text);
  if ([...name].length < 2) throw nameTooShortFailure();
  return name;
}

/** Whether a name would pass for the site itself, or for an erased account. */
export const isReservedName = (name: string) => reserved.test(name) || /^已注销(用户|作者)/.test(name);
