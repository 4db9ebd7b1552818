import type { Loadable } from '@chippage/api/loadable';
import type { OperatorPart } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Table } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { ListTools } from '../../parts/list-page/ListTools.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { partAdminMessages } from './messages.ts';
import { partColumns } from './partColumns.tsx';
import { type PartQuery, partStates } from './partQuery.ts';

export interface PartAdminProps {
  parts: Loadable<ListPage<OperatorPart>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: PartQuery;
  onQueryChange: (query: PartQuery) => void;
  getHref: (query: PartQuery) => string;
  /** A part's facts in the console. Holds still. */
  getPartHref: (id: number) => string;
}

/** Parts by MPN, brand and category; each leads to its facts. */
export function PartAdmin({ parts, isRefreshing = false, query, onQueryChange, getHref, getPartHref }: PartAdminProps) {
  const t = useMessages(partAdminMessages);
  const columns = useMemo(() => partColumns({ t, getPartHref }), [t, getPartHref]);
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
          filters={[{ field: 'state', label: t('stateFilter'), options: partStates.map((id) => ({ id, label: t(id) })) }]}
        />
      }
      value={parts}
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
              <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            }
          />
        </Card>
      )}
    </PagedListPage>
  );
}
