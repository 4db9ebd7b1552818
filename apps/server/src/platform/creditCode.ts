const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Whether the last character of a unified social credit code fits the others. @see GB 32100-2015 */
export function isCreditCode(code: string): boolean {
  if (code.length !== 18) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * SIGNS.indexOf(code.charAt(index)), 0);
  return SIGNS.charAt((31 - (sum % 31)) % 31) === code.charAt(17);
}

/** A code of seventeen signs with the sign that fits them. */
export const withCheckSign = (code: string): string => [...SIGNS].map((sign) => `${code}${sign}`).find(isCreditCode) ?? '';
