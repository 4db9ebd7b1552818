/** Whether a text is a mail address. */
export const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
/** Whether a text is a phone number, with or without a country. */
export const isPhone = (text: string): boolean => /^\+?[\d\s()-]{7,24}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;

/** A phone number that nobody can dial: `138****1234`, `0755-****6789`; an area code is no secret. */
export function maskPhone(phone: string): string {
  const all = phone.replaceAll(/\D/g, '').length;
  const area = /^0\d{2,3}(?=[-\s])/.exec(phone)?.[0].length ?? 3;
  const end = all >= 11 ? 4 : 2;
  let at = 0;
  return phone.replaceAll(/\d/g, (digit) => (at++ < area || at > all - end ? digit : '*'));
}

/** An address that nobody can write to: `s***@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^([^@])[^@]*/, '$1***');
