import type { Loadable } from '@chippage/api/loadable';
import type { ApprovalDesk, OrderRequestCount, OrderRequestRow, OrderRequestSide } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { orderRequestListMessages } from './messages.ts';
import { OrderRequestCard } from './OrderRequestCard.tsx';
import { orderRequestColumns } from './orderRequestColumns.tsx';
import * as styles from './OrderRequestList.css.ts';
import { orderRequestListParams, type OrderRequestListQuery, requestSides, requestsIn, requestStates } from './orderRequestListQuery.ts';

/** Props of `OrderRequestList`. */
export interface OrderRequestListProps {
  query: OrderRequestListQuery;
  requests: Loadable<ListPage<OrderRequestRow>>;
  /** How many stand where; null while it is not known. */
  counts: readonly OrderRequestCount[] | null;
  /** What approvals are to the member; null while it is not known. */
  desk: ApprovalDesk | null;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
}

/** Purchases that somebody in the company has to agree to: the member's own, and for who decides those of the company. */
export function OrderRequestList({ query, requests, counts, desk, isRefreshing }: OrderRequestListProps) {
  const t = useMessages(orderRequestListMessages);
  const paths = usePaths(mallPaths);
  const isCompany = query.side === 'company';
  const columns = useMemo(() => orderRequestColumns(t, isCompany), [t, isCompany]);
  const hrefOf = (own: Partial<OrderRequestListQuery>) => paths.orderRequests(orderRequestListParams({ ...query, page: 1, ...own }));
  const sideName = (side: OrderRequestSide) =>
    side === 'company' && desk && desk.awaited > 0 ? t('awaited', { name: t(side), count: formatNumber(desk.awaited) }) : t(side);
  const kind = isCompany ? 'emptyCompany' : 'emptyMine';
  const caption = t('caption', { side: t(query.side), page: query.page });
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        value={requests}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => hrefOf({ page })}
        above={
          <>
            {(desk?.mayApprove === true || isCompany) && (
              <StateLinks
                label={t('sides')}
                states={requestSides.map((id) => ({ id, name: sideName(id) }))}
                current={query.side}
                getHref={(side) => hrefOf({ side, state: 'all' })}
              />
            )}
            <StateLinks
              label={t('states')}
              states={requestStates.map((id) => ({ id, name: t(id), count: requestsIn(counts, id) }))}
              current={query.state}
              getHref={(state) => hrefOf({ state })}
            />
          </>
        }
      >
        {({ data }) =>
          data.length === 0 ? (
            <Card>
              <EmptyState
                title={t(query.state === 'all' ? kind : 'empty')}
                action={query.state === 'all' && !isCompany ? <LinkButton href={paths.mall()}>{t('toMall')}</LinkButton> : undefined}
              >
                {t(query.state === 'all' ? `${kind}Hint` : 'emptyHint')}
              </EmptyState>
            </Card>
          ) : (
            <Card padding="none">
              <div className={styles.table}>
                <Table caption={caption} columns={columns} rows={data} getRowKey={({ id }) => id} />
              </div>
              <ul className={styles.cards} aria-label={caption}>
                {data.map((request) => (
                  <OrderRequestCard key={request.id} request={request} hasRequester={isCompany} />
                ))}
              </ul>
            </Card>
          )
        }
      </PagedListPage>
    </PageColumn>
  );
}
