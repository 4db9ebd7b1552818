import { type OfferTerms, rankOffers, stepOf } from '@chippage/api/quantity';
import type { PartOffer, PriceStep } from '@chippage/api/types';
import { formatMoney, parseMicros } from '../money.ts';
import { lineTotal } from './pricing.rules.ts';

/** One seller's offer of a part. */
export interface OfferOfPart extends OfferTerms {
  goodsId: number;
  merchantId: number;
  taxMode: PartOffer['taxMode'];
  priceLadder: PriceStep[];
  leadTimeDays: number | null;
}

/**
 * What a part is sold for, of the offer that `rankOffers` puts first.
 * @param quantity Pieces wanted.
 * @returns null when nothing has a price for that many.
 */
export function bestOffer(offers: readonly OfferOfPart[], quantity: number): PartOffer | null {
  const [best] = rankOffers(
    offers.toSorted((a, b) => a.goodsId - b.goodsId),
    quantity,
  );
  if (!best) return null;
  const { moq, priceLadder, leadTimeDays } = best.offer;
  const stocks = offers.flatMap(({ stock }) => stock ?? []);
  return {
    sellers: new Set(offers.map(({ merchantId }) => merchantId)).size,
    stock: stocks.length === 0 ? null : stocks.reduce((sum, stock) => sum + stock, 0),
    goodsId: best.offer.goodsId,
    unitPrice: best.unitPrice,
    currency: best.offer.currency,
    taxMode: best.offer.taxMode,
    quantity: best.quantity,
    raised: best.quantity === quantity ? null : quantity < moq ? 'moq' : 'multiple',
    lineTotal: formatMoney(lineTotal(parseMicros(best.unitPrice), best.quantity)),
    breakFrom: priceLadder[stepOf(priceLadder, best.quantity) ?? 0]?.minQuantity ?? best.quantity,
    leadTimeDays: leadTimeDays === 0 ? null : leadTimeDays,
  };
}
