/** What a visitor allowed: statistics as well, or only what the site needs to work. */
export type Consent = 'all' | 'essential';

/** Name of the cookie that keeps the answer. */
export const consentCookie = 'consent';
/** Days until the question is put again: six months. */
export const consentDays = 182;

/** Reads the cookie. @returns null for a visitor who was not asked yet, which allows nothing. */
export function consentOf(value: string | undefined): Consent | null {
  return value === 'all' || value === 'essential' ? value : null;
}
