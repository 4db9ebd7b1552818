import type { QuoteDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { PriceLadder } from '@chippage/ui/PriceLadder';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { packingMessages } from '../../../parts/packing/messages.ts';
import { DateCode } from '../../parts/quote-terms/DateCode.tsx';
import { quoteTermsMessages } from '../../parts/quote-terms/messages.ts';
import { offerAt, problemText } from '../../parts/quote-terms/offerAt.ts';
import { type OnQuoteFile, QuoteFileLinks } from '../../parts/quote-terms/QuoteFileLinks.tsx';
import { GradeMark } from '../../parts/terms/GradeMark.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { quotePageMessages } from './messages.ts';
import * as styles from './QuotePage.css.ts';

interface OfferCardProps {
  quote: QuoteDetail;
  onFile: OnQuoteFile;
}

/** What is offered now: prices by quantity, what it comes to, what the parts are. */
export function OfferCard({ quote: { offer, quantity, dateCodeDoubt }, onFile }: OfferCardProps) {
  const t = useMessages(quotePageMessages);
  const terms = useMessages(boardTermsMessages);
  const quoteTerms = useMessages(quoteTermsMessages);
  const packings = useMessages(packingMessages);
  if (offer === null) {
    return (
      <Card title={t('offer')}>
        <Note>{t('noOffer')}</Note>
      </Card>
    );
  }
  const now = quantity === null ? null : offerAt(offer, quantity);
  const pieces = (count: number | null) => (count === null ? null : t('pieces', { count: formatNumber(count) }));
  const { leadTimeDays: days } = offer;
  return (
    <Card title={t('offer')}>
      <div className={styles.offer}>
        <div className={styles.ladder}>
          <PriceLadder
            steps={offer.priceLadder}
            currency={offer.currency}
            quantity={quantity ?? undefined}
            multiple={offer.multiple}
            most={offer.stock}
            words={{
              caption: t('ladder'),
              quantity: t('ladderQuantity'),
              price: t('ladderPrice', { tax: terms(offer.taxMode) }),
              from: (from) => t('ladderFrom', { quantity: formatNumber(from) }),
              current: t('ladderCurrent'),
              next: (more, price) => t('ladderNext', { more: formatNumber(more), price }),
              now: (price) => t('ladderNow', { price }),
              none: t('ladderNone'),
            }}
          />
          {now !== null && (
            <p className={styles.sum}>
              {t('forQuantity', { quantity: formatNumber(now.quantity) })}
              <Money value={now.total} currency={offer.currency} tone="total" />
              {now.problem !== null && <span className={styles.warn}>{problemText(quoteTerms, offer, now.problem)}</span>}
            </p>
          )}
        </div>
        <DescriptionList unknownLabel={t('notSaid')}>
          <DescriptionItem term={t('moq')}>{pieces(offer.moq)}</DescriptionItem>
          <DescriptionItem term={t('multiple')}>{pieces(offer.multiple)}</DescriptionItem>
          <DescriptionItem term={t('spq')}>{pieces(offer.spq)}</DescriptionItem>
          <DescriptionItem term={t('stock')}>{pieces(offer.stock)}</DescriptionItem>
          <DescriptionItem term={t('dateCode')}>{offer.dateCode === null ? null : <DateCode code={offer.dateCode} doubt={dateCodeDoubt} />}</DescriptionItem>
          <DescriptionItem term={t('grade')}>{offer.grade === null ? null : <GradeMark grade={offer.grade} />}</DescriptionItem>
          <DescriptionItem term={t('packing')}>{offer.packing && packings(offer.packing)}</DescriptionItem>
          <DescriptionItem term={t('leadTime')}>
            {days === null ? null : days === 0 ? terms('fromStock') : terms('days', { count: formatNumber(days) })}
          </DescriptionItem>
          <DescriptionItem term={t('place')}>{terms(offer.place)}</DescriptionItem>
          <DescriptionItem term={t('coc')}>{t(offer.hasCoc ? 'withCoc' : 'withoutCoc')}</DescriptionItem>
          <DescriptionItem term={t('files')}>{offer.files.length === 0 ? null : <QuoteFileLinks files={offer.files} onFile={onFile} />}</DescriptionItem>
          <DescriptionItem term={t('remark')}>{offer.remark}</DescriptionItem>
        </DescriptionList>
      </div>
    </Card>
  );
}
