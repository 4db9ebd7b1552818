import { LARGEST, smallestOf } from '@chippage/api/quantity';
import type { PartOffer, PriceStep } from '@chippage/api/types';
import { parseMicros } from '../money.ts';
import { stepOf } from './pricing.rules.ts';

/** One seller's offer of a part. */
export interface OfferOfPart {
  goodsId: number;
  merchantId: number;
  currency: 'CNY' | 'USD';
  taxMode: PartOffer['taxMode'];
  priceLadder: PriceStep[];
  moq: number;
  multiple: number;
  maxQuantity: number | null;
  /** Null: not known. */
  stock: number | null;
}

/** The quantity that can be ordered for so many wanted pieces; null when an order never holds that many. */
function orderable(offer: OfferOfPart, wanted: number): number | null {
  const quantity = Math.max(smallestOf(offer), Math.ceil(wanted / offer.multiple) * offer.multiple);
  return quantity <= (offer.maxQuantity ?? LARGEST) ? quantity : null;
}

/**
 * What a part is sold for: who has enough in stock comes before who has not, yuan before dollars, then the lower price counts, then the
 * smaller order.
 * @param quantity Pieces wanted.
 * @returns null when nothing has a price for that many.
 */
export function bestOffer(offers: readonly OfferOfPart[], quantity: number): PartOffer | null {
  const priced = offers.flatMap((offer) => {
    const orders = orderable(offer, quantity);
    const step = orders === null ? undefined : offer.priceLadder[stepOf(offer.priceLadder, orders) ?? -1];
    return orders === null || !step ? [] : [{ offer, quantity: orders, unitPrice: step.unitPrice, price: parseMicros(step.unitPrice) }];
  });
  const lacks = ({ offer, quantity: orders }: (typeof priced)[number]) => Number((offer.stock ?? 0) < orders);
  const [best] = priced.toSorted(
    (a, b) =>
      lacks(a) - lacks(b) ||
      Number(a.offer.currency !== 'CNY') - Number(b.offer.currency !== 'CNY') ||
      Number(a.price - b.price) ||
      a.quantity - b.quantity ||
      a.offer.goodsId - b.offer.goodsId,
  );
  if (!best) return null;
  const stocks = offers.flatMap(({ stock }) => stock ?? []);
  return {
    sellers: new Set(offers.map(({ merchantId }) => merchantId)).size,
    stock: stocks.length === 0 ? null : stocks.reduce((sum, stock) => sum + stock, 0),
    goodsId: best.offer.goodsId,
    unitPrice: best.unitPrice,
    currency: best.offer.currency,
    taxMode: best.offer.taxMode,
    quantity: best.quantity,
  };
}
