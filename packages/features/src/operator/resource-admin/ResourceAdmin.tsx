import type { Loadable } from '@chippage/api/loadable';
import type { OperatorResource } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { resourcesPaths } from '../../i18n/paths/resourcesPaths.ts';
import { ListTools } from '../../parts/list-page/ListTools.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { type TakeDownActions, TakeDownTable } from '../take-down/TakeDownTable.tsx';
import { resourceAdminMessages } from './messages.ts';
import { type ResourceAdminQuery, resourceAdminStates } from './resourceAdminQuery.ts';
import { resourceColumns } from './resourceColumns.tsx';

export interface ResourceAdminProps extends TakeDownActions {
  resources: Loadable<ListPage<OperatorResource>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: ResourceAdminQuery;
  onQueryChange: (query: ResourceAdminQuery) => void;
  getHref: (query: ResourceAdminQuery) => string;
}

/** Technical resources that were published: searched, taken off the site with a reason, and put on it again. */
export function ResourceAdmin({ resources, isRefreshing = false, query, onQueryChange, getHref, ...actions }: ResourceAdminProps) {
  const t = useMessages(resourceAdminMessages);
  const { resource: getResourceHref } = usePaths(resourcesPaths);
  const columns = useMemo(() => resourceColumns({ t, getResourceHref }), [t, getResourceHref]);
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
          filters={[{ field: 'state', label: t('stateFilter'), options: resourceAdminStates.map((id) => ({ id, label: t(id) })) }]}
        />
      }
      value={resources}
      failedTitle={t('failed')}
      bones={['420px']}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => (
        <TakeDownTable
          caption={t('caption')}
          rows={list.data}
          columns={columns}
          actionsHeader={t('actions')}
          empty={
            <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          {...actions}
        />
      )}
    </PagedListPage>
  );
}
