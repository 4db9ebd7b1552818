import type { FreightRule } from '@chippage/api/types';
import type { merchantTerms } from './merchant.schema.ts';

/** How a merchant sells in one currency. */
export type Terms = typeof merchantTerms.$inferSelect;

/** Key of terms: a merchant and a currency. */
export const termsKey = (merchantId: number, currency: string) => `${merchantId} ${currency}`;

const grouped = (amount: string) => amount.replace(/\.00$/, '').replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Freight as pages show it. */
export function toFreightRule({
  freightTerm: term,
  freight,
  freeFrom,
  currency,
}: Pick<Terms, 'freightTerm' | 'freight' | 'freeFrom' | 'currency'>): FreightRule {
  const sign = currency === 'CNY' ? '¥' : 'US$';
  const words = {
    free_above: `满 ${sign}${grouped(freeFrom ?? '0')} 免运费，不足收 ${sign}${grouped(freight ?? '0')}`,
    fixed: `每单运费 ${sign}${grouped(freight ?? '0')}`,
    collect: '运费到付',
  };
  return { term, amount: term === 'collect' ? null : freight, freeFrom: term === 'free_above' ? freeFrom : null, text: words[term] };
}
