import type { OwnBoardRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import type { TableColumn } from '@chippage/ui/Table';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import type { InquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import type { boardTermsMessages } from '../../parts/terms/messages.ts';
import type { ownRowsMessages } from './messages.ts';
import * as styles from './OwnRows.css.ts';

/** What cells need beside the row. */
export interface ColumnsOptions {
  type: 0 | 1;
  paths: InquiriesPaths;
  t: Translate<(typeof ownRowsMessages)['texts']>;
  terms: Translate<(typeof boardTermsMessages)['texts']>;
}

interface CellProps extends ColumnsOptions {
  row: OwnBoardRow;
}

/** What the row is of, which leads to it. */
export function ModelCell({ row, paths, t }: CellProps) {
  return (
    <span className={styles.model}>
      {/* What is for one company has no page that a stranger could open: its quote is where one reads of it. */}
      <Link tone="accent" isMono href={row.isAddressed ? paths.ownQuotes({ keywords: row.model }) : paths.boardRow(row.id)}>
        {row.model}
      </Link>
      <span className={styles.quiet}>
        {[row.brandName, row.packageCase].filter(Boolean).join('，')} {row.isAnonymous && <Tag>{t('anonymous')}</Tag>}
        {row.isAddressed && <Tag>{t('addressed')}</Tag>}
      </span>
    </span>
  );
}

/** How many. */
export const quantityText = ({ row: { quantity }, type, terms }: CellProps): string =>
  quantity === null ? terms(type === 1 ? 'unlimited' : 'notSaid') : formatNumber(quantity);

/** For how much. */
export function PriceCell({ row: { price, currency }, type, terms }: CellProps) {
  return price === null ? terms(type === 1 ? 'toBeQuoted' : 'negotiable') : <UnitPrice value={price} currency={currency} tone="money" />;
}

/** Where it stands, and why it was taken off. */
export function StateCell({ row: { state, removedReason }, t, terms }: CellProps) {
  return (
    <span className={styles.two}>
      <span>{terms(state)}</span>
      {removedReason !== null && <span className={styles.quiet}>{t('removedWhy', { reason: removedReason })}</span>}
    </span>
  );
}

/** Its quotes, those that wait for an answer first. */
export function QuotesCell({ row: { id, quoteCount, waitingQuotes }, type, paths, t }: CellProps) {
  if (quoteCount === 0) return <span className={styles.quiet}>{t('quotesNone')}</span>;
  return (
    <span className={styles.two}>
      <Link tone="accent" href={type === 1 ? paths.compareQuotes(id) : paths.ownQuotes({ side: 'seller', rowId: id })}>
        {waitingQuotes > 0 ? t('quotesWaiting', { count: waitingQuotes }) : t('quotesTotal', { count: quoteCount })}
      </Link>
    </span>
  );
}

/** Where it is changed, while it can be. */
export function EditLink({ row: { id, model, actions }, type, paths, t }: CellProps) {
  if (!actions.includes('edit')) return null;
  return (
    <Link tone="quiet" href={paths.postRow({ type, id })} aria-label={t('editNamed', { model })}>
      {t('edit')}
    </Link>
  );
}

/** The columns of a company's own rows. */
export function ownRowColumns(options: ColumnsOptions): TableColumn<OwnBoardRow>[] {
  const { t } = options;
  return [
    { key: 'model', header: t('model'), isRowHeader: true, isWrapping: true, cell: (row) => <ModelCell row={row} {...options} /> },
    { key: 'quantity', header: t('quantity'), align: 'end', cell: (row) => quantityText({ row, ...options }) },
    { key: 'price', header: t('price'), align: 'end', cell: (row) => <PriceCell row={row} {...options} /> },
    { key: 'state', header: t('state'), isWrapping: true, cell: (row) => <StateCell row={row} {...options} /> },
    { key: 'quotes', header: t('quotes'), cell: (row) => <QuotesCell row={row} {...options} /> },
    { key: 'updated', header: t('updated'), cell: ({ updateTime }) => <FriendlyTime dateTime={updateTime} /> },
    { key: 'expires', header: t('expires'), cell: ({ expireTime }) => <AbsoluteTime dateTime={expireTime} /> },
    { key: 'action', header: t('action'), isHeaderHidden: true, align: 'end', cell: (row) => <EditLink row={row} {...options} /> },
  ];
}
