import type { QuoteRow, QuoteWord } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { lineTotal } from '../../../parts/money/lineTotal.ts';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import type { quoteDeedsMessages } from './messages.ts';

/** What is asked before it is done: by the buyer accept, counter and refuse, by the seller the others. */
export type AskedDeed = QuoteWord | 'accept' | 'counter';

type Words = Translate<(typeof quoteDeedsMessages)['texts']>;

/** What a word about a quote brings, with the exact amounts. */
export function deedText(t: Words, { row, quantity, unitPrice, wish, offer }: QuoteRow, deed: QuoteWord): string {
  const currency = offer?.currency ?? row.currency;
  const facts = {
    model: row.model,
    quantity: quantity === null ? t('anyQuantity') : formatNumber(quantity),
    price: unitPrice === null ? t('noPrice') : priceText(unitPrice, currency),
  };
  const asked = wish === null ? t('noPrice') : priceText(wish.unitPrice, currency);
  const total = wish === null ? null : lineTotal(wish.unitPrice, wish.quantity);
  switch (deed) {
    case 'agree':
      return t('agreeText', {
        model: row.model,
        quantity: formatNumber(wish?.quantity ?? 0),
        price: asked,
        total: total === null ? t('noPrice') : moneyText(total, currency),
      });
    case 'hold':
      return t('holdText', { price: asked });
    case 'decline':
      return t('declineText', { model: row.model });
    case 'withdraw':
      return t('withdrawText', facts);
    case 'refuse':
      return t('refuseText', facts);
  }
}
