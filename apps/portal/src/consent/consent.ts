/** What a visitor allowed: statistics as well, or only what the site needs to work. */
export type ConsentScope = 'all' | 'essential';

/** An answer to the question whether visits may be counted. */
export interface Consent {
  scope: ConsentScope;
  /** Which question was answered. */
  version: number;
  /** Milliseconds. */
  time: number;
}

/** Name of the cookie that keeps the answer. */
export const consentCookie = 'consent';
/** Days until the question is put again: six months. */
export const consentDays = 182;
/** Raised when more is asked for than before: then an older answer does not count, and the question is put again. */
export const consentVersion = 1;

/** Reads the cookie. @returns null for a visitor who did not answer this question yet, which allows nothing. */
export function consentOf(value: string | undefined): Consent | null {
  const [, scope, version, time] = /^(all|essential)\.(\d{1,4})\.(\d{1,16})$/.exec(value ?? '') ?? [];
  return scope === undefined || Number(version) !== consentVersion
    ? null
    : { scope: scope === 'all' ? 'all' : 'essential', version: Number(version), time: Number(time) };
}

/** The value of the cookie: scope, version and time. */
export const consentText = ({ scope, version, time }: Consent): string => `${scope}.${version}.${time}`;
