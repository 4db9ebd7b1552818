import type { QuoteRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { priceText } from '../../../parts/money/moneyText.ts';
import type { AskedDeed } from '../../parts/quote-deeds/deedText.ts';
import { quoteDeedsMessages } from '../../parts/quote-deeds/messages.ts';
import { DateCode } from '../../parts/quote-terms/DateCode.tsx';
import { quoteTermsMessages } from '../../parts/quote-terms/messages.ts';
import { minuteOf } from '../../parts/quote-terms/minuteOf.ts';
import { offerAt, problemText } from '../../parts/quote-terms/offerAt.ts';
import { type OnQuoteFile, QuoteFileLinks } from '../../parts/quote-terms/QuoteFileLinks.tsx';
import { QuoteStateTag } from '../../parts/quote-terms/QuoteStateTag.tsx';
import { GradeMark } from '../../parts/terms/GradeMark.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { PosterName } from '../../parts/terms/PosterName.tsx';
import { quoteCompareMessages } from './messages.ts';
import * as styles from './QuoteCompare.css.ts';

interface CellProps {
  quote: QuoteRow;
}

/** Who offers, since when, and how far it is; its link is what names the row. */
export function CompanyCell({ quote }: CellProps) {
  const t = useMessages(quoteCompareMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <span className={styles.two}>
      <PosterName poster={quote.counterpart} />
      <span className={styles.inline}>
        <Link tone="accent" href={paths.quote(quote.id)} aria-label={t('openQuoteOf', { company: quote.counterpartText })}>
          {t('openQuote')}
        </Link>
        <span className={styles.quiet}>
          {t('quotedAt')} <FriendlyTime dateTime={quote.updateTime} />
        </span>
        <QuoteStateTag state={quote.state} />
      </span>
    </span>
  );
}

/** The price for what is wanted, with its tax; whether nobody asks for less. */
export function PriceCell({ quote: { unitPrice, offer, wish }, isLowest }: CellProps & { isLowest: boolean }) {
  const t = useMessages(quoteCompareMessages);
  const terms = useMessages(boardTermsMessages);
  if (offer === null) return null;
  return (
    <span className={styles.twoEnd}>
      <UnitPrice value={unitPrice} currency={offer.currency} tone="money" />
      <span className={styles.quiet}>{terms(offer.taxMode)}</span>
      {isLowest && (
        <span className={styles.words}>
          <Tag tone="ok" icon={<CheckIcon size={14} />}>
            {t('lowest', { tax: terms(offer.taxMode) })}
          </Tag>
        </span>
      )}
      {wish !== null && <span className={styles.quiet}>{t('wish', { price: priceText(wish.unitPrice, offer.currency) })}</span>}
    </span>
  );
}

/** What that comes to, or why so many cannot be had. */
export function TotalCell({ quote: { total, quantity, offer } }: CellProps) {
  const terms = useMessages(quoteTermsMessages);
  if (offer === null) return null;
  const problem = quantity === null ? null : (offerAt(offer, quantity)?.problem ?? null);
  return (
    <span className={styles.twoEnd}>
      <Money value={total} currency={offer.currency} tone="strong" />
      {problem !== null && <span className={styles.warn}>{problemText(terms, offer, problem)}</span>}
    </span>
  );
}

/** How many can be ordered, and how many there are. */
export function QuantityCell({ quote: { offer } }: CellProps) {
  const t = useMessages(quoteCompareMessages);
  if (offer === null) return null;
  return (
    <span className={styles.two}>
      <span>{offer.stock === null ? t('stockUnknown') : t('stock', { count: formatNumber(offer.stock) })}</span>
      <span className={styles.quiet}>
        {t('moq', { count: formatNumber(offer.moq) })}，{t('multiple', { count: formatNumber(offer.multiple) })}
      </span>
    </span>
  );
}

/** What the parts are said to be. */
export function PartsCell({ quote: { offer, dateCodeDoubt } }: CellProps) {
  if (offer === null) return null;
  return (
    <span className={styles.two}>
      <DateCode code={offer.dateCode} doubt={dateCodeDoubt} />
      <GradeMark grade={offer.grade} />
    </span>
  );
}

/** When and where. */
export function DeliveryCell({ quote: { offer } }: CellProps) {
  const t = useMessages(quoteCompareMessages);
  const terms = useMessages(boardTermsMessages);
  if (offer === null) return null;
  const { leadTimeDays: days } = offer;
  return (
    <span className={styles.two}>
      <span>{days === null ? t('leadTimeUnknown') : days === 0 ? t('fromStock') : t('leadTime', { days: formatNumber(days) })}</span>
      <span className={styles.quiet}>{terms(offer.place)}</span>
    </span>
  );
}

/** What proves it. */
export function PapersCell({ quote: { offer }, onFile }: CellProps & { onFile: OnQuoteFile }) {
  const t = useMessages(quoteCompareMessages);
  if (offer === null) return null;
  return (
    <span className={styles.two}>
      <span className={offer.hasCoc ? undefined : styles.quiet}>{t(offer.hasCoc ? 'coc' : 'noCoc')}</span>
      {offer.files.length > 0 && <QuoteFileLinks files={offer.files} onFile={onFile} />}
    </span>
  );
}

/** Until when it holds. */
export const validText = ({ validUntil }: QuoteRow): string | null => (validUntil === null ? null : minuteOf(validUntil));

const deeds = ['accept', 'counter', 'refuse'] as const;

/** What the buyer may do with it. */
export function DeedButtons({ quote, onDeed }: CellProps & { onDeed: (quote: QuoteRow, deed: AskedDeed) => void }) {
  const t = useMessages(quoteDeedsMessages);
  return (
    <span className={styles.buttons}>
      {deeds
        .filter((deed) => quote.actions.includes(deed))
        .map((deed) => (
          <Button
            key={deed}
            size="sm"
            variant={deed === 'accept' ? 'solid' : 'outline'}
            tone={deed === 'refuse' ? 'danger' : 'accent'}
            aria-label={t(`${deed}Of`, { company: quote.counterpartText })}
            onPress={() => onDeed(quote, deed)}
          >
            {t(deed)}
          </Button>
        ))}
    </span>
  );
}
