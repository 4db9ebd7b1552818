import type { PriceStep } from './generated/types.ts';
import { microsOf } from './micros.ts';
import { LARGEST, type QuantityRules, smallestOf } from './quantity.ts';

/** What decides which of several offers of a part is the best one. */
export interface OfferTerms extends QuantityRules {
  currency: 'CNY' | 'USD';
  /** From the smallest quantity on. */
  priceLadder: readonly PriceStep[];
}

/** An offer with what has to be ordered of it for so many wanted pieces. */
export interface OfferAt<Offer> {
  offer: Offer;
  quantity: number;
  unitPrice: string;
}

/** Which step of a ladder holds for a quantity; below the first one it is the first one's price. Null: there is no price. */
export function stepOf(ladder: readonly PriceStep[], quantity: number): number | null {
  if (ladder.length === 0) return null;
  const at = ladder.findLastIndex((step) => step.minQuantity <= quantity);
  return Math.max(at, 0);
}

/** What has to be ordered for so many wanted pieces; null when an order never holds that many or nothing has a price. */
function at<Offer extends OfferTerms>(offer: Offer, wanted: number): (OfferAt<Offer> & { total: bigint }) | null {
  const { priceLadder: ladder, multiple, maxQuantity } = offer;
  const quantity = Math.max(smallestOf(offer), Math.ceil(wanted / multiple) * multiple);
  const step = ladder[stepOf(ladder, quantity) ?? -1];
  const price = step ? microsOf(step.unitPrice) : null;
  if (!step || price === null || quantity > (maxQuantity ?? LARGEST)) return null;
  return { offer, quantity, unitPrice: step.unitPrice, total: price * BigInt(quantity) };
}

/**
 * Offers of one part, the best first: who has enough in stock comes before who has not, or nobody knows, and who has none comes last; yuan before dollars, which are another order
 * with another way to pay, then the lower total for what has to be ordered, then the smaller order. Offers that cannot be had in this
 * quantity are left out; the order of equal ones stays.
 * @param wanted Pieces wanted.
 */
export function rankOffers<Offer extends OfferTerms>(offers: readonly Offer[], wanted: number): OfferAt<Offer>[] {
  const lacks = ({ offer: { stock }, quantity }: OfferAt<Offer>) => (stock === 0 ? 2 : Number((stock ?? 0) < quantity));
  const isDollar = ({ offer }: OfferAt<Offer>) => Number(offer.currency !== 'CNY');
  return offers
    .flatMap((offer) => at(offer, wanted) ?? [])
    .toSorted((a, b) => lacks(a) - lacks(b) || isDollar(a) - isDollar(b) || Number(a.total - b.total) || a.quantity - b.quantity)
    .map(({ total: _total, ...ranked }) => ranked);
}
