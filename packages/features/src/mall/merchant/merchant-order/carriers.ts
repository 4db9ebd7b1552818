/** A carrier that sellers send with, and how its tracking numbers look where that is known. */
interface Carrier {
  name: string;
  /** A whole number looks like this; absent: not known well enough to doubt a number. */
  pattern?: RegExp;
}

/** The mail's numbers everywhere: two letters, nine digits, the country (UPU S10). */
const S10 = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

/** Carriers in the order shown. */
export const carriers: readonly Carrier[] = [
  { name: '顺丰速运', pattern: /^(?:SF\d{12,13}|\d{12})$/ },
  { name: '京东物流', pattern: /^JD[A-Z0-9-]{8,22}$/ },
  { name: '中通快递', pattern: /^\d{12,14}$/ },
  { name: '圆通速递', pattern: /^(?:YT\d{13}|\d{10,13})$/ },
  { name: '申通快递', pattern: /^\d{12,15}$/ },
  { name: '韵达快递', pattern: /^\d{13,15}$/ },
  { name: '极兔速递', pattern: /^JT\d{13}$/ },
  { name: '德邦快递', pattern: /^(?:DPK\d{12}|\d{8,10})$/ },
  { name: '邮政 EMS', pattern: new RegExp(`^\\d{13}$|${S10.source}`) },
  { name: 'DHL', pattern: /^(?:\d{10}|JD\d{18})$/ },
  { name: 'FedEx', pattern: /^(?:\d{12}|\d{15}|\d{20}|\d{22})$/ },
  { name: 'UPS', pattern: /^1Z[0-9A-Z]{16}$/ },
];

/** Whether a number is not one that this carrier gives. Never a reason to refuse it: carriers change their numbers. */
export function isUnusual(carrier: string, trackingNo: string): boolean {
  const pattern = carriers.find(({ name }) => name === carrier)?.pattern;
  const number = trackingNo.trim().toUpperCase();
  return pattern !== undefined && number !== '' && !pattern.test(number);
}
