/** The mail's numbers everywhere: two letters, nine digits, the country (UPU S10). */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

/** Carriers in the order shown, and how their tracking numbers look. */
export const carriers = [
  { id: 'sf', pattern: /^(?:SF\d{12,13}|\d{12})$/ },
  { id: 'jd', pattern: /^JD[A-Z0-9-]{8,22}$/ },
  { id: 'zto', pattern: /^\d{12,14}$/ },
  { id: 'yto', pattern: /^(?:YT\d{13}|\d{10,13})$/ },
  { id: 'sto', pattern: /^\d{12,15}$/ },
  { id: 'yunda', pattern: /^\d{13,15}$/ },
  { id: 'jt', pattern: /^JT\d{13}$/ },
  { id: 'deppon', pattern: /^(?:DPK\d{12}|\d{8,10})$/ },
  { id: 'ems', pattern: new RegExp(`^\\d{13}$|${S10.source}`) },
  { id: 'dhl', pattern: /^(?:\d{10}|JD\d{18})$/ },
  { id: 'fedex', pattern: /^(?:\d{12}|\d{15}|\d{20}|\d{22})$/ },
  { id: 'ups', pattern: /^1Z[0-9A-Z]{16}$/ },
] as const satisfies readonly { id: string; pattern: RegExp }[];

/** A carrier of the list. */
export type CarrierId = (typeof carriers)[number]['id'];

/** Whether a number is not one that this carrier gives. Never a reason to refuse it: carriers change their numbers. */
export function isUnusual(carrier: CarrierId, trackingNo: string): boolean {
  const number = trackingNo.trim().toUpperCase();
  return number !== '' && !carriers.some(({ id, pattern }) => id === carrier && pattern.test(number));
}
