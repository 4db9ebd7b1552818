import { microsOf } from '@chippage/api/quantity';

/** An amount in millionths of the currency: prices have six decimals, and nothing is ever rounded by accident. */
export type Micros = bigint;

const MICRO = 1_000_000n;
const CENT = 10_000n;

/**
 * Reads a decimal text with up to six decimals.
 * @throws RangeError for anything else.
 */
export function parseMicros(text: string): Micros {
  const micros = microsOf(text);
  if (micros === null) throw new RangeError(`not a decimal: ${text}`);
  return micros;
}

/** The nearest whole multiple of `divisor`, in units of it; exactly one half goes away from zero. */
export function divideHalfUp(value: bigint, divisor: bigint): bigint {
  const isNegative = value < 0n !== divisor < 0n;
  const [top, bottom] = [value < 0n ? -value : value, divisor < 0n ? -divisor : divisor];
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return isNegative ? -rounded : rounded;
}

/** The one rounding rule for money: half up to two decimals. */
export const toCents = (micros: Micros): Micros => divideHalfUp(micros, CENT) * CENT;

/** Two decimals; `micros` has to be rounded already. */
export function formatMoney(micros: Micros): string {
  if (micros % CENT !== 0n) throw new RangeError('an amount has to be rounded before it is shown');
  const size = micros < 0n ? -micros : micros;
  return `${micros < 0n ? '-' : ''}${size / MICRO}.${String((size % MICRO) / CENT).padStart(2, '0')}`;
}

/** Up to six decimals, no zeros at the end. */
export function formatUnitPrice(micros: Micros): string {
  const fraction = String(micros % MICRO)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return fraction === '' ? `${micros / MICRO}` : `${micros / MICRO}.${fraction}`;
}

/** A price that came from a column of six decimals, e.g. `6.850000`. */
export const trimUnitPrice = (text: string): string => formatUnitPrice(parseMicros(text));

const signs = { CNY: '¥', USD: 'US$' } as const;

/** An amount within a sentence, as all pages write it: `53682.43` → `¥53,682.43`; a price keeps what it has beyond two decimals. */
export function amountText(amount: string, currency: keyof typeof signs): string {
  const [whole = '', fraction = ''] = formatUnitPrice(parseMicros(amount)).split('.');
  return `${signs[currency]}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`;
}

/** How much more `to` is than `from`, without sign, in percent with two decimals, half up. */
export function percentBetween(from: Micros, to: Micros): string {
  const basis = divideHalfUp((to > from ? to - from : from - to) * 10_000n, from);
  return `${basis / 100n}.${String(basis % 100n).padStart(2, '0')}`;
}
