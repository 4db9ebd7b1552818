import type { QuoteOffer, QuoteWish } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { isLower } from '../../../parts/money/lineTotal.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import { piecesOf, priceOf } from '../../../parts/plain-number/plainNumber.ts';
import { offerAt } from '../quote-terms/offerAt.ts';
import type { quoteDeedsMessages } from './messages.ts';

/** What a buyer asks for, as it is typed. */
export interface WishInput {
  quantity: string;
  unitPrice: string;
  note: string;
}

/** What is asked for, as far as it can be read. */
export const wishOf = ({ quantity, unitPrice }: Pick<WishInput, 'quantity' | 'unitPrice'>): QuoteWish | null => {
  const [pieces, price] = [piecesOf(quantity), priceOf(unitPrice)];
  return pieces === null || price === null || !/[1-9]/.test(price) ? null : { quantity: pieces, unitPrice: price };
};

/** What is wrong with it, in the order of the fields. */
export function wishProblems(
  t: Translate<(typeof quoteDeedsMessages)['texts']>,
  offer: QuoteOffer,
  input: WishInput,
): { quantity?: string; unitPrice?: string } {
  const quantity = piecesOf(input.quantity);
  const price = priceOf(input.unitPrice);
  const now = quantity === null ? null : (offerAt(offer, quantity)?.unitPrice ?? null);
  const isPrice = price !== null && /[1-9]/.test(price);
  return {
    ...(quantity === null
      ? { quantity: t('quantityMissing') }
      : offer.stock !== null && quantity > offer.stock
        ? { quantity: t('aboveStock', { stock: formatNumber(offer.stock) }) }
        : {}),
    ...(!isPrice
      ? { unitPrice: t('priceMissing') }
      : now !== null && !isLower(price, now)
        ? { unitPrice: t('priceTooHigh', { price: priceText(now, offer.currency) }) }
        : {}),
  };
}
