import type { QuoteRow } from '@chippage/api/types';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { minuteOf } from '../../parts/quote-terms/minuteOf.ts';
import { quoteListMessages } from './messages.ts';
import * as styles from './QuoteList.css.ts';
import { CompanyCell, CompareLink, ModelCell, PriceCell, quantityText, StateCell, TotalCell } from './quoteColumns.tsx';

/** A quote on a narrow screen. */
export function QuoteCard({ quote }: { quote: QuoteRow }) {
  const t = useMessages(quoteListMessages);
  return (
    <li className={styles.card}>
      <span className={styles.cardHead}>
        <ModelCell quote={quote} />
        <StateCell quote={quote} />
      </span>
      <DescriptionList unknownLabel={t('noOffer')}>
        <DescriptionItem term={t('company')}>
          <CompanyCell quote={quote} />
        </DescriptionItem>
        <DescriptionItem term={t('quantity')}>{quantityText(t, quote)}</DescriptionItem>
        <DescriptionItem term={t('unitPrice')}>
          <PriceCell quote={quote} />
        </DescriptionItem>
        {quote.offer !== null && (
          <DescriptionItem term={t('total')}>
            <TotalCell quote={quote} />
          </DescriptionItem>
        )}
        {quote.validUntil !== null && <DescriptionItem term={t('validUntil')}>{minuteOf(quote.validUntil)}</DescriptionItem>}
      </DescriptionList>
      <CompareLink quote={quote} />
    </li>
  );
}
