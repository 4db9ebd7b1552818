import { microsOf } from '@chippage/api/quantity';

const MICROS_A_CENT = 10_000n;

/**
 * What a quantity costs at a price of one piece: `0.008087` × 10000 → `80.87`. In whole millionths, half up to cents, as the server does.
 * @returns null for what is no price.
 */
export function lineTotal(unitPrice: string, quantity: number): string | null {
  const price = microsOf(unitPrice);
  if (price === null || price < 0n || !Number.isSafeInteger(quantity) || quantity < 0) return null;
  const micros = price * BigInt(quantity);
  const cents = (micros * 2n + MICROS_A_CENT) / (MICROS_A_CENT * 2n);
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Whether a price is lower than another, by their digits. */
export function isLower(price: string, than: string): boolean {
  return (microsOf(price) ?? 0n) < (microsOf(than) ?? 0n);
}
