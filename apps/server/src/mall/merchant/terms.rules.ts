import type { FreightRule } from '@chippage/api/types';
import { amountText } from '../money.ts';
import type { merchantTerms } from './merchant.schema.ts';

/** How a merchant sells in one currency. */
export type Terms = typeof merchantTerms.$inferSelect;

/** Key of terms: a merchant and a currency. */
export const termsKey = (merchantId: number, currency: string) => `${merchantId} ${currency}`;

/** Freight as pages show it. */
export function toFreightRule({
  freightTerm: term,
  freight,
  freeFrom,
  currency,
}: Pick<Terms, 'freightTerm' | 'freight' | 'freeFrom' | 'currency'>): FreightRule {
  const text = (amount: string | null) => amountText(amount ?? '0', currency).replace(/\.00$/, '');
  const words = {
    free_above: `满 ${text(freeFrom)} 免运费，不足收 ${text(freight)}`,
    fixed: `每单运费 ${text(freight)}`,
    collect: '运费到付',
  };
  return { term, amount: term === 'collect' ? null : freight, freeFrom: term === 'free_above' ? freeFrom : null, text: words[term] };
}
