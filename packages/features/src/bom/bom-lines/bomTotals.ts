import type { MatchedPart } from '@chippage/api/types';

/** An amount with two decimals in cents. */
function centsOf(amount: string): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2) || '0');
}

const amountOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** What the offers of lines come to. */
export interface BomTotals {
  CNY: string | null;
  USD: string | null;
}

/** Totals by currency, never mixed; null where nothing is in it. */
export function totalsOf(offers: Iterable<MatchedPart>): BomTotals {
  const sums = { CNY: null as bigint | null, USD: null as bigint | null };
  for (const { goods, lineTotal } of offers) if (goods && lineTotal !== null) sums[goods.currency] = (sums[goods.currency] ?? 0n) + centsOf(lineTotal);
  return { CNY: sums.CNY === null ? null : amountOf(sums.CNY), USD: sums.USD === null ? null : amountOf(sums.USD) };
}
