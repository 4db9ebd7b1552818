import type { BoardRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import type { InquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { GradeMark } from '../../parts/terms/GradeMark.tsx';
import type { boardTermsMessages } from '../../parts/terms/messages.ts';
import { PosterName } from '../../parts/terms/PosterName.tsx';
import * as styles from './BoardList.css.ts';
import type { boardListMessages } from './messages.ts';
import { countText, deliveryWords, makerText } from './rowWords.ts';

interface ColumnsOptions {
  type: BoardRow['type'];
  paths: InquiriesPaths;
  t: Translate<(typeof boardListMessages)['texts']>;
  terms: Translate<(typeof boardTermsMessages)['texts']>;
  /** Pages of one company need not name it in each row. */
  hasCompany: boolean;
}

/** The columns of the board. */
export function boardColumns({ type, paths, t, terms, hasCompany }: ColumnsOptions): TableColumn<BoardRow>[] {
  return [
    {
      key: 'model',
      header: t('model'),
      isRowHeader: true,
      isWrapping: true,
      cell: (row) => (
        <span className={styles.model}>
          <Link tone="accent" isMono href={paths.boardRow(row.id)}>
            {row.model}
          </Link>
          <span className={styles.quiet}>
            {makerText(row) || terms('notSaid')} {row.isOwn && <Tag>{t(row.isAnonymous ? 'ownAnonymous' : 'own')}</Tag>}
          </span>
        </span>
      ),
    },
    { key: 'quantity', header: t('quantity'), align: 'end', cell: (row) => countText(row, terms) },
    {
      key: 'price',
      header: t(type === 1 ? 'targetPrice' : 'unitPrice'),
      align: 'end',
      cell: (row) => (
        <span className={styles.twoEnd}>
          {row.price === null ? (
            <span className={styles.quiet}>{terms(type === 1 ? 'toBeQuoted' : 'negotiable')}</span>
          ) : (
            <UnitPrice value={row.price} currency={row.currency} tone="money" />
          )}
          <span className={styles.quiet}>{[terms(row.currency), row.taxMode === null ? null : terms(row.taxMode)].filter(Boolean).join('，')}</span>
        </span>
      ),
    },
    {
      key: 'condition',
      header: t('condition'),
      isWrapping: true,
      cell: (row) => (
        <span className={styles.two}>
          <GradeMark grade={row.grade} />
          {row.dateCode !== null && <span className={styles.quiet}>{t('dateCode', { code: row.dateCode })}</span>}
        </span>
      ),
    },
    { key: 'delivery', header: t('delivery'), isWrapping: true, cell: (row) => deliveryWords(row, { t, terms }).join('，') || terms('notSaid') },
    ...(hasCompany ? [{ key: 'company', header: t('company'), isWrapping: true, cell: ({ poster }: BoardRow) => <PosterName poster={poster} /> }] : []),
    {
      key: 'updated',
      header: t('updated'),
      cell: ({ updateTime, quoteCount }) => (
        <span className={styles.two}>
          <FriendlyTime dateTime={updateTime} />
          {type === 1 && quoteCount > 0 && <span className={styles.quiet}>{t('quotes', { count: quoteCount })}</span>}
        </span>
      ),
    },
    {
      key: 'action',
      header: t('action'),
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <RowAction row={row} paths={paths} t={t} terms={terms} />,
    },
  ];
}

interface RowActionProps extends Pick<ColumnsOptions, 'paths' | 't' | 'terms'> {
  row: BoardRow;
}

/** The way to quote on what is wanted, or to ask for what is offered; to what the reader's own company posted, the way to its list. */
export function RowAction({ row: { id, type, model, poster, isOwn }, paths, t, terms }: RowActionProps) {
  if (isOwn) {
    return (
      <LinkButton variant="outline" size="sm" href={paths.ownRows(type, { keywords: model })} aria-label={t('manageNamed', { model })}>
        {t('manage')}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      variant="outline"
      size="sm"
      href={`${paths.boardRow(id)}#answer`}
      aria-label={type === 1 ? t('quoteNamed', { model }) : t('askNamed', { model, company: poster.company?.name ?? terms('anonymous') })}
    >
      {t(type === 1 ? 'quote' : 'ask')}
    </LinkButton>
  );
}
