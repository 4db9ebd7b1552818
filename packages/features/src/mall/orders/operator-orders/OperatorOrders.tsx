import type { Loadable } from '@chippage/api/loadable';
import type { OperatorOrder } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon } from '@chippage/ui/Icon';
import { Table } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { ListTools } from '../../../parts/list-page/ListTools.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { orderStateMessages } from '../../parts/order-state-tag/messages.ts';
import { operatorOrdersMessages } from './messages.ts';
import { operatorOrderColumns } from './operatorOrderColumns.tsx';
import { operatorOrderCurrencies, operatorOrderStates, type OperatorOrdersQuery } from './operatorOrdersQuery.ts';

export interface OperatorOrdersProps {
  orders: Loadable<ListPage<OperatorOrder>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: OperatorOrdersQuery;
  onQueryChange: (query: OperatorOrdersQuery) => void;
  getHref: (query: OperatorOrdersQuery) => string;
  /** One order. */
  getOrderHref: (id: number) => string;
  /** A member among the operator's members. */
  getMemberHref: (id: number) => string;
}

/** All orders of the mall: found by number, MPN, buyer or seller, and the way to each. */
export function OperatorOrders({ orders, isRefreshing = false, query, onQueryChange, getHref, getOrderHref, getMemberHref }: OperatorOrdersProps) {
  const t = useMessages(operatorOrdersMessages);
  const states = useMessages(orderStateMessages);
  const { merchant: getMerchantHref } = usePaths(mallPaths);
  const isFiltered = query.keywords !== '' || query.state !== 'all' || query.currency !== 'all';
  const columns = useMemo(() => operatorOrderColumns({ t, getOrderHref, getMemberHref, getMerchantHref }), [t, getOrderHref, getMemberHref, getMerchantHref]);
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count: formatNumber(count) })}
      tools={
        <ListTools
          query={query}
          onQueryChange={onQueryChange}
          label={t('search')}
          hint={t('searchHint')}
          filters={[
            { field: 'state', label: t('stateFilter'), options: operatorOrderStates.map((id) => ({ id, label: id === 'all' ? t('allStates') : states(id) })) },
            {
              field: 'currency',
              label: t('currencyFilter'),
              options: operatorOrderCurrencies.map((id) => ({ id, label: t(id === 'all' ? 'allCurrencies' : id) })),
            },
          ]}
        />
      }
      value={orders}
      failedTitle={t('failed')}
      bones={['420px']}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => (
        <Card padding="none">
          <Table
            caption={t('caption')}
            columns={columns}
            rows={list.data}
            getRowKey={({ id }) => id}
            empty={
              <EmptyState icon={<BagIcon size={32} />} title={t(isFiltered ? 'empty' : 'none')}>
                {t(isFiltered ? 'emptyHint' : 'noneHint')}
              </EmptyState>
            }
          />
        </Card>
      )}
    </PagedListPage>
  );
}
