const PRICE = /^(\d{1,15})(?:\.(\d{1,6}))?$/;
const MICROS_A_CENT = 10_000n;

/**
 * What a quantity costs at a price of one piece: `0.008087` × 10000 → `80.87`. In whole millionths, half up to cents, as the server does.
 * @returns null for what is no price.
 */
export function lineTotal(unitPrice: string, quantity: number): string | null {
  const [, whole, fraction = ''] = PRICE.exec(unitPrice) ?? [];
  if (whole === undefined || !Number.isSafeInteger(quantity) || quantity < 0) return null;
  const micros = (BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'))) * BigInt(quantity);
  const cents = (micros * 2n + MICROS_A_CENT) / (MICROS_A_CENT * 2n);
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Whether a price is lower than another, by their digits. */
export function isLower(price: string, than: string): boolean {
  const micros = (text: string) => {
    const [, whole = '0', fraction = ''] = PRICE.exec(text) ?? [];
    return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
  };
  return micros(price) < micros(than);
}
