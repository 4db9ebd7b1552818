import type { Currency, QuoteEvent } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { lineTotal } from '../../../parts/money/lineTotal.ts';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import type { quotePageMessages } from './messages.ts';

type Words = Translate<(typeof quotePageMessages)['texts']>;

/** One thing that happened, in words that are the same for both sides. */
export function logText(t: Words, { deed, wish, offer }: QuoteEvent, known: Currency): string {
  const currency = offer?.currency ?? known;
  const quantity = formatNumber(wish?.quantity ?? 0);
  const price = wish === null ? '' : priceText(wish.unitPrice, currency);
  switch (deed) {
    case 'ask':
      return wish === null ? t('logAsk') : t('logAskTarget', { quantity, price });
    case 'quote': {
      const steps = (offer?.priceLadder ?? []).map((step) =>
        t('logStep', { quantity: formatNumber(step.minQuantity), price: priceText(step.unitPrice, currency) }),
      );
      return t('logQuote', { ladder: steps.join('，') });
    }
    case 'agree':
      return t('logAgree', { quantity, price });
    case 'counter':
      return t('logCounter', { quantity, price });
    case 'accept':
      return t('logAccept', { quantity, price, total: moneyText((wish && lineTotal(wish.unitPrice, wish.quantity)) ?? '0', currency) });
    case 'hold':
      return t('logHold');
    case 'decline':
      return t('logDecline');
    case 'withdraw':
      return t('logWithdraw');
    case 'refuse':
      return t('logRefuse');
    case 'say':
      return t('logSay');
    case 'expire':
      return t('logExpire');
    case 'end':
      return t('logEnd');
    case 'open':
      return t('logOpen');
  }
}
