import { nearestOf, problemOf, type QuantityProblem, smallestOf, stepOf } from '@chippage/api/quantity';
import type { PriceStep, QuoteOffer } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { lineTotal } from '../../../parts/money/lineTotal.ts';
import type { quoteTermsMessages } from './messages.ts';

/** What of an offer decides the price of a quantity. */
export type OfferTerms = Pick<QuoteOffer, 'moq' | 'multiple' | 'stock'> & { priceLadder: readonly PriceStep[] };

/** What a quantity costs. */
export interface OfferAt {
  quantity: number;
  unitPrice: string;
  total: string;
  /** Why it cannot be had in this quantity; null when it can. */
  problem: QuantityProblem | null;
}

const rulesOf = ({ moq, multiple, stock }: OfferTerms) => ({ moq, multiple, stock, maxQuantity: null });

/** What a quantity of an offer costs; null when it has no price. */
export function offerAt(offer: OfferTerms, quantity: number): OfferAt | null {
  const unitPrice = offer.priceLadder[stepOf(offer.priceLadder, quantity) ?? -1]?.unitPrice;
  const total = unitPrice === undefined ? null : lineTotal(unitPrice, quantity);
  return unitPrice === undefined || total === null ? null : { quantity, unitPrice, total, problem: problemOf(rulesOf(offer), quantity) };
}

/** The quantity to begin with: the one that is wanted when it can be had, else the next one above it. */
export function fittingQuantity(offer: OfferTerms, wanted: number | null): number {
  const rules = rulesOf(offer);
  if (wanted === null) return smallestOf(rules);
  if (problemOf(rules, wanted) === null) return wanted;
  const { below, above } = nearestOf(rules, wanted);
  return above ?? below ?? smallestOf(rules);
}

/** In words why a quantity cannot be had. */
export function problemText(t: Translate<(typeof quoteTermsMessages)['texts']>, offer: OfferTerms, problem: QuantityProblem): string {
  if (problem === 'below_min') return t(problem, { moq: formatNumber(offer.moq) });
  if (problem === 'not_multiple') return t(problem, { multiple: formatNumber(offer.multiple) });
  return problem === 'above_max' ? t(problem) : t(problem, { stock: formatNumber(offer.stock ?? 0) });
}
