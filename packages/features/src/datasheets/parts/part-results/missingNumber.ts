import type { PartRow, Relaxation, Understood } from '@chippage/api/types';

/**
 * The part number that was asked for and that nobody makes; null when there is none.
 * Beside another word it is missing as long as no part with that number remains once the word is given up.
 */
export function missingNumber(understood: readonly Understood[], relaxations: readonly Relaxation[], first: PartRow): string | null {
  const numbers = understood.filter(({ kind }) => kind === 'mpn');
  const [asked] = numbers;
  // Of several words, what is left without one may fail by the other: nothing certain can be said.
  if (!asked || numbers.length > 1 || understood.length > 2 || first.match !== 'similar') return null;
  return relaxations.some(({ tokens: [token] }) => token !== undefined && token !== asked.token) ? null : asked.token;
}

const measure = /^[\d-]+(?:[munpkMG]?(?:A|V|W|Hz|F|H)|pins?|bits?)$/i;

/** Whether what was read as something else may as well stand in a part number: 500mA, 8MHz and 1% hardly do, 104K does. */
export const mayBeInNumber = (token: string): boolean => /^(?=.*\d)(?=.*[a-z])[\da-z-]{4,}$/i.test(token) && !measure.test(token);
