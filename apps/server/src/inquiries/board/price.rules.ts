import { divideHalfUp, formatUnitPrice, parseMicros } from '../../mall/money.ts';

/** The middle of prices that are sorted; of an even number the mean of the two in the middle, half up to six decimals. */
export function medianOf(sorted: readonly string[]): string | null {
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  if (sorted.length % 2 === 1 || low === undefined) return high;
  return formatUnitPrice(divideHalfUp(parseMicros(low) + parseMicros(high), 2n));
}
