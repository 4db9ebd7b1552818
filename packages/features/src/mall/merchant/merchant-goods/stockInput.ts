import { stockChangeLimits } from '@chippage/api/limits';

/** The most pieces that a warehouse can be said to hold. */
const MOST = stockChangeLimits.quantity.maximum;

/** Reads pieces out of what was typed, with or without separators; null for what is no such number. */
export function readStock(text: string): number | null {
  const digits = text.trim().replaceAll(/[,，\s]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity <= MOST ? quantity : null;
}
