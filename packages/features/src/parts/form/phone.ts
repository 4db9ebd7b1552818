import { readAreaPhone } from '@chippage/ui/AreaCodeField';

/** The regions whose phones can log in, in the order of the list. */
export const areaCodes = ['+86', '+852', '+886'] as const;
export type AreaCode = (typeof areaCodes)[number];

const rules: Readonly<Record<AreaCode, { pattern: RegExp; digits: number; groups: readonly number[] }>> = {
  '+86': { pattern: /^1[3-9]\d{9}$/, digits: 11, groups: [3, 4, 4] },
  '+852': { pattern: /^[4-9]\d{7}$/, digits: 8, groups: [4, 4] },
  '+886': { pattern: /^0?9\d{8}$/, digits: 10, groups: [4, 3, 3] },
};

/** How the numbers of each region are written. */
export const areaRules = areaCodes.map((code) => ({ code, digits: rules[code].digits, groups: rules[code].groups }));

/** Digits that a region's numbers have, for the placeholder. */
export function phoneDigits(areaCode: AreaCode): number {
  return rules[areaCode].digits;
}

/** What a person means when they type or paste a number. One that names another region brings that region along. */
export function readPhone(text: string, areaCode: AreaCode): { areaCode: AreaCode; digits: string } {
  const { areaCode: region, phone } = readAreaPhone(text, areaCode, areaRules);
  return { areaCode: region, digits: phone };
}

/** Whether the number can exist in its region. */
export function isPhone(digits: string, areaCode: AreaCode): boolean {
  return rules[areaCode].pattern.test(digits);
}

/** The number with its code as the wire wants it: `+86-13800138000`. A leading zero of Taiwan is dropped, as when dialling from abroad. */
export function wirePhone(digits: string, areaCode: AreaCode): string {
  return `${areaCode}-${areaCode === '+886' ? digits.replace(/^0/, '') : digits}`;
}

/** The address that dials a number, however it is written. */
export const telHref = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
