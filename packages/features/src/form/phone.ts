/** The regions whose phones can log in, in the order of the list. */
export const areaCodes = ['+86', '+852', '+886'] as const;
export type AreaCode = (typeof areaCodes)[number];

/** The field takes at most this many digits. */
const PHONE_MAX_LENGTH = 11;

const rules: Readonly<Record<AreaCode, { pattern: RegExp; digits: number; groups: readonly number[] }>> = {
  '+86': { pattern: /^1[3-9]\d{9}$/, digits: 11, groups: [3, 4, 4] },
  '+852': { pattern: /^[4-9]\d{7}$/, digits: 8, groups: [4, 4] },
  '+886': { pattern: /^0?9\d{8}$/, digits: 10, groups: [4, 3, 3] },
};

/** Digits that a region's numbers have, for the placeholder. */
export function phoneDigits(areaCode: AreaCode): number {
  return rules[areaCode].digits;
}

/**
 * Keeps what a person means when they type or paste a number: signs, spaces, full-width digits and the area code fall
 * away before the length cuts. A number that names another region brings that region along.
 */
export function readPhone(text: string, areaCode: AreaCode): { areaCode: AreaCode; digits: string } {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const named = areaCodes.find((code) => plain.startsWith(code));
  const region = named ?? areaCode;
  const digits = plain.slice(named?.length ?? 0).replaceAll('+', '');
  const code = region.slice(1);
  // A copied contact often has the code without a sign; only a number too long for its region can be one.
  const bare = digits.length > rules[region].digits && digits.startsWith(code) ? digits.slice(code.length) : digits;
  return { areaCode: region, digits: bare.slice(0, PHONE_MAX_LENGTH) };
}

/** The number in groups, as people read it aloud: `138 0013 8000`. */
export function groupPhone(digits: string, areaCode: AreaCode): string {
  let rest = digits;
  const parts = rules[areaCode].groups.map((size) => {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    return part;
  });
  return [...parts, rest].filter((part) => part !== '').join(' ');
}

/** Whether the number can exist in its region. */
export function isPhone(digits: string, areaCode: AreaCode): boolean {
  return rules[areaCode].pattern.test(digits);
}

/** The number with its code as the wire wants it: `+86-13800138000`. A leading zero of Taiwan is dropped, as when dialling from abroad. */
export function wirePhone(digits: string, areaCode: AreaCode): string {
  return `${areaCode}-${areaCode === '+886' ? digits.replace(/^0/, '') : digits}`;
}
