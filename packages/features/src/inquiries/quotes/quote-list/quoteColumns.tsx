import type { QuoteRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { priceText } from '../../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/quote-terms/minuteOf.ts';
import { QuoteStateTag } from '../../parts/quote-terms/QuoteStateTag.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { PosterName } from '../../parts/terms/PosterName.tsx';
import { quoteListMessages } from './messages.ts';
import * as styles from './QuoteList.css.ts';

interface CellProps {
  quote: QuoteRow;
}

/** The part, which leads to the quote, and what it began with. */
export function ModelCell({ quote: { id, row, counterpartText } }: CellProps) {
  const t = useMessages(quoteListMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <span className={styles.two}>
      <Link tone="accent" isMono href={paths.quote(id)} aria-label={t('openOf', { model: row.model, company: counterpartText })}>
        {row.model}
      </Link>
      <span className={styles.quiet}>
        {t(row.type === 1 ? 'demand' : 'supply')}
        {row.brandName !== null && ` ${row.brandName}`}
      </span>
    </span>
  );
}

/** The other company; of an anonymous one where it is and that it is verified. */
export function CompanyCell({ quote: { counterpart, counterpartText } }: CellProps) {
  return counterpart.company === null ? <span className={styles.plain}>{counterpartText}</span> : <PosterName poster={counterpart} />;
}

/** The price for what is wanted, with its tax and what was asked for instead. */
export function PriceCell({ quote: { offer, unitPrice, wish, row } }: CellProps) {
  const t = useMessages(quoteListMessages);
  const terms = useMessages(boardTermsMessages);
  if (offer === null) return <span className={styles.quiet}>{t('noOffer')}</span>;
  return (
    <span className={styles.twoEnd}>
      <UnitPrice value={unitPrice} currency={offer.currency} tone="money" />
      <span className={styles.quiet}>
        {wish === null ? terms(offer.taxMode) : t('wish', { price: priceText(wish.unitPrice, offer.currency ?? row.currency) })}
      </span>
    </span>
  );
}

/** What it comes to. */
export function TotalCell({ quote: { offer, total } }: CellProps) {
  return offer === null ? null : <Money value={total} currency={offer.currency} tone="strong" />;
}

/** How far it is, and that the own company is awaited. */
export function StateCell({ quote: { state, isMyTurn } }: CellProps) {
  return (
    <span className={styles.tags}>
      <QuoteStateTag state={state} isMyTurn={isMyTurn} />
    </span>
  );
}

/** All quotes on the demand, for its company. */
export function CompareLink({ quote: { side, row } }: CellProps) {
  const t = useMessages(quoteListMessages);
  const paths = usePaths(inquiriesPaths);
  if (side !== 'buyer' || row.type !== 1) return null;
  return (
    <Link href={paths.compareQuotes(row.id)} aria-label={t('compareOf', { model: row.model })}>
      {t('compare')}
    </Link>
  );
}

/** How many are wanted. */
export const quantityText = (t: Translate<(typeof quoteListMessages)['texts']>, { quantity }: QuoteRow): string =>
  quantity === null ? t('any') : t('pieces', { count: formatNumber(quantity) });

/** The columns of the list. */
export const quoteColumns = (t: Translate<(typeof quoteListMessages)['texts']>): TableColumn<QuoteRow>[] => [
  { key: 'model', header: t('model'), isRowHeader: true, cell: (quote) => <ModelCell quote={quote} /> },
  { key: 'company', header: t('company'), isWrapping: true, cell: (quote) => <CompanyCell quote={quote} /> },
  { key: 'quantity', header: t('quantity'), align: 'end', cell: (quote) => quantityText(t, quote) },
  { key: 'unitPrice', header: t('unitPrice'), align: 'end', cell: (quote) => <PriceCell quote={quote} /> },
  { key: 'total', header: t('total'), align: 'end', cell: (quote) => <TotalCell quote={quote} /> },
  { key: 'state', header: t('state'), cell: (quote) => <StateCell quote={quote} /> },
  {
    key: 'time',
    header: t('validUntil'),
    cell: ({ validUntil, updateTime }) => (validUntil === null ? <FriendlyTime dateTime={updateTime} /> : minuteOf(validUntil)),
  },
  { key: 'action', header: t('action'), isHeaderHidden: true, cell: (quote) => <CompareLink quote={quote} /> },
];
