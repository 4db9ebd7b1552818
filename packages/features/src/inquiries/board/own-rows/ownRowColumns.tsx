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

interface ColumnsOptions {
  type: 0 | 1;
  paths: InquiriesPaths;
  t: Translate<(typeof ownRowsMessages)['texts']>;
  terms: Translate<(typeof boardTermsMessages)['texts']>;
}

/** The columns of a company's own rows. */
export function ownRowColumns({ type, paths, t, terms }: ColumnsOptions): TableColumn<OwnBoardRow>[] {
  return [
    {
      key: 'model',
      header: t('model'),
      isRowHeader: true,
      isWrapping: true,
      cell: (row) => (
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
      ),
    },
    {
      key: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: ({ quantity }) => (quantity === null ? terms(type === 1 ? 'unlimited' : 'notSaid') : formatNumber(quantity)),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      cell: ({ price, currency }) => (price === null ? terms(type === 1 ? 'toBeQuoted' : 'negotiable') : <UnitPrice value={price} currency={currency} tone="money" />),
    },
    {
      key: 'state',
      header: t('state'),
      isWrapping: true,
      cell: ({ state, removedReason }) => (
        <span className={styles.two}>
          <span>{terms(state)}</span>
          {removedReason !== null && <span className={styles.quiet}>{t('removedWhy', { reason: removedReason })}</span>}
        </span>
      ),
    },
    {
      key: 'quotes',
      header: t('quotes'),
      cell: ({ id, quoteCount, waitingQuotes }) =>
        quoteCount === 0 ? (
          <span className={styles.quiet}>{t('quotesNone')}</span>
        ) : (
          <span className={styles.two}>
            <Link tone="accent" href={type === 1 ? paths.compareQuotes(id) : paths.ownQuotes({ side: 'seller', rowId: id })}>
              {waitingQuotes > 0 ? t('quotesWaiting', { count: waitingQuotes }) : t('quotesTotal', { count: quoteCount })}
            </Link>
          </span>
        ),
    },
    { key: 'updated', header: t('updated'), cell: ({ updateTime }) => <FriendlyTime dateTime={updateTime} /> },
    { key: 'expires', header: t('expires'), cell: ({ expireTime }) => <AbsoluteTime dateTime={expireTime} /> },
    {
      key: 'action',
      header: t('action'),
      isHeaderHidden: true,
      align: 'end',
      cell: ({ id, model, actions }) =>
        actions.includes('edit') && (
          <Link tone="quiet" href={paths.postRow({ type, id })} aria-label={t('editNamed', { model })}>
            {t('edit')}
          </Link>
        ),
    },
  ];
}
