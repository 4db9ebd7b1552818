import type { Currency } from '@chippage/api/types';
import { useRestedAnnouncement } from '@chippage/ui/Announcer';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import { piecesOf, priceOf } from '../../../parts/plain-number/plainNumber.ts';
import { quoteTermsMessages } from '../../parts/quote-terms/messages.ts';
import { offerAt, problemText } from '../../parts/quote-terms/offerAt.ts';
import { quoteFormMessages } from './messages.ts';
import * as styles from './QuoteForm.css.ts';
import { type QuoteInput, stepsOf } from './quoteInput.ts';

interface LiveTotalProps {
  input: QuoteInput;
  /** How many the buyer wants; null: not said. */
  wanted: number | null;
  isAsked: boolean;
}

/** What the offer comes to for what the buyer wants, while it is typed. */
export function LiveTotal({ input, wanted, isAsked }: LiveTotalProps) {
  const t = useMessages(quoteFormMessages);
  const terms = useMessages(quoteTermsMessages);
  const currency = input.currency as Currency;
  const priceLadder = stepsOf(input).flatMap((at) => {
    const [minQuantity, unitPrice] = [piecesOf(input[`quantity${at}`]), priceOf(input[`price${at}`])];
    return minQuantity === null || unitPrice === null || !/[1-9]/.test(unitPrice) ? [] : [{ minQuantity, unitPrice }];
  });
  const offer = { priceLadder, moq: piecesOf(input.moq) ?? 1, multiple: piecesOf(input.multiple) ?? 1, stock: piecesOf(input.stock) };
  const now = offerAt(offer, wanted ?? offer.moq);
  useRestedAnnouncement(now === null ? '' : t('totalSaid', { total: moneyText(now.total, currency) }));
  return (
    <div className={styles.total}>
      <span className={styles.totalName}>{t(wanted === null ? 'totalMoq' : isAsked ? 'totalAsked' : 'total')}</span>
      {now === null ? (
        <span className={styles.hint}>{t('totalNone')}</span>
      ) : (
        <>
          <Money value={now.total} currency={currency} tone="total" />
          <span className={styles.hint}>{t('totalLine', { quantity: formatNumber(now.quantity), price: priceText(now.unitPrice, currency) })}</span>
          {now.problem !== null && <span className={styles.warn}>{problemText(terms, offer, now.problem)}</span>}
        </>
      )}
    </div>
  );
}
