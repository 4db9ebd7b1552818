import type { Loadable } from '@chippage/api/loadable';
import type { BoardMatch } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { PosterName } from '../../parts/terms/PosterName.tsx';
import { matchesMessages } from './messages.ts';

/** Props of `Matches`. */
export interface MatchesProps {
  /** Of the company's own rows: 1 what it wants, 0 what it offers. */
  type: 0 | 1;
  page: number;
  matches: Loadable<ListPage<BoardMatch>>;
  isRefreshing?: boolean;
  getHref: (type: 0 | 1, page: number) => string;
}

/** What others offer that the company wants, or want that it offers, each with the reason. */
export function Matches({ type, page, matches, isRefreshing = false, getHref }: MatchesProps) {
  const t = useMessages(matchesMessages);
  const paths = usePaths(inquiriesPaths);
  const columns = useColumns(type);
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        value={matches}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={page}
        getHref={(next) => getHref(type, next)}
        above={
          <StateLinks
            label={t('kinds')}
            states={[
              { id: '1', name: t('demand') },
              { id: '0', name: t('supply') },
            ]}
            current={String(type)}
            getHref={(id) => getHref(id === '1' ? 1 : 0, 1)}
          />
        }
      >
        {(list) =>
          list.data.length === 0 ? (
            <EmptyState
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={paths.postRow({ type })}>
                  {t(type === 1 ? 'post' : 'postSupply')}
                </LinkButton>
              }
            >
              {t(type === 1 ? 'emptyDemandHint' : 'emptySupplyHint')}
            </EmptyState>
          ) : (
            <Card padding="none">
              <Table caption={t('caption', { page })} columns={columns} rows={list.data} getRowKey={({ own, row }) => `${own.id} ${row.id}`} />
            </Card>
          )
        }
      </PagedListPage>
    </PageColumn>
  );
}

function useColumns(type: 0 | 1): TableColumn<BoardMatch>[] {
  const t = useMessages(matchesMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  return useMemo(
    () => [
      {
        key: 'model',
        header: t('model'),
        isRowHeader: true,
        isWrapping: true,
        cell: ({ row }) => (
          <Link tone="accent" isMono href={paths.boardRow(row.id)}>
            {row.model}
          </Link>
        ),
      },
      { key: 'reason', header: t('reason'), isWrapping: true, cell: ({ reason }) => t(reason) },
      {
        key: 'own',
        header: t('own'),
        isWrapping: true,
        cell: ({ own }) => (
          <Link tone="quiet" isMono href={paths.boardRow(own.id)}>
            {own.model}
          </Link>
        ),
      },
      {
        key: 'quantity',
        header: t('quantity'),
        align: 'end',
        cell: ({ row: { quantity } }) => (quantity === null ? terms(type === 1 ? 'notSaid' : 'unlimited') : formatNumber(quantity)),
      },
      {
        key: 'price',
        header: t('price'),
        align: 'end',
        cell: ({ row: { price, currency } }) =>
          price === null ? terms(type === 1 ? 'negotiable' : 'toBeQuoted') : <UnitPrice value={price} currency={currency} tone="money" />,
      },
      { key: 'company', header: t('company'), isWrapping: true, cell: ({ row: { poster } }) => <PosterName poster={poster} /> },
      { key: 'updated', header: t('updated'), cell: ({ row }) => <FriendlyTime dateTime={row.updateTime} /> },
    ],
    [type, t, terms, paths],
  );
}
