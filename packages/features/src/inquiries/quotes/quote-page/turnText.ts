import type { QuoteRow } from '@chippage/api/types';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/quote-terms/minuteOf.ts';
import type { quotePageMessages } from './messages.ts';

type Words = Translate<(typeof quotePageMessages)['texts']>;

/** Whose turn it is, and until when. */
export function turnText(t: Words, { state, side, validUntil, wish, offer, row }: QuoteRow): string {
  const until = validUntil === null ? '' : minuteOf(validUntil);
  const asked = {
    until,
    quantity: formatNumber(wish?.quantity ?? 0),
    price: wish === null ? '' : priceText(wish.unitPrice, offer?.currency ?? row.currency),
  };
  switch (state) {
    case 'waiting':
      return t(side === 'seller' ? 'turnWaitingSeller' : 'turnWaitingBuyer', { until });
    case 'quoted':
      return t(side === 'buyer' ? 'turnQuotedBuyer' : 'turnQuotedSeller', { until });
    case 'bargaining':
      return t(side === 'seller' ? 'turnBargainingSeller' : 'turnBargainingBuyer', asked);
    case 'accepted':
      return t('turnAccepted');
    case 'refused':
      return t('turnRefused');
    case 'expired':
      return t('turnExpired');
    case 'withdrawn':
      return t('turnWithdrawn');
  }
}
