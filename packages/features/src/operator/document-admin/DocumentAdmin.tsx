import type { Loadable } from '@chippage/api/loadable';
import type { OperatorDocument } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useMemo, useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { ListTools } from '../../parts/list-page/ListTools.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { isLinked, type LinkActions, type LinkedDocument } from '../link-admin/linkActions.ts';
import { linkAdminMessages } from '../link-admin/messages.ts';
import { type TakeDownActions, TakeDownTable } from '../take-down/TakeDownTable.tsx';
import { documentColumns } from './documentColumns.tsx';
import { type DocumentQuery, documentSources, documentStates, linkStates } from './documentQuery.ts';
import { documentAdminMessages } from './messages.ts';

const LinkDialog = late(async () => (await import('../link-admin/LinkDialog.tsx')).LinkDialog);

export interface DocumentAdminProps extends TakeDownActions, LinkActions {
  documents: Loadable<ListPage<OperatorDocument>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: DocumentQuery;
  onQueryChange: (query: DocumentQuery) => void;
  getHref: (query: DocumentQuery) => string;
  /** A member among the operator's members. */
  getMemberHref: (id: number) => string;
}

/** Room for the button of a maker's address. */
const LINK_PX = 64;

/** Uploaded and found datasheets: searched, taken off the site with a reason, and put on it again; makers' addresses are looked after. */
export function DocumentAdmin(props: DocumentAdminProps) {
  const { documents, isRefreshing = false, query, onQueryChange, getHref, getMemberHref, onTakeDown, onRestore, onCheckLink, onCorrectLink, onArchive } = props;
  const t = useMessages(documentAdminMessages);
  const words = useMessages(linkAdminMessages);
  const [asked, setAsked] = useState<LinkedDocument | null>(null);
  const { specificationDetail, outsideDetail } = usePaths(datasheetsPaths);
  const columns = useMemo(
    () =>
      documentColumns({
        t,
        getDocumentHref: ({ id, brandId, source }) => (source === 'outside' ? outsideDetail(id) : specificationDetail(id, brandId)),
        getMemberHref,
      }),
    [t, outsideDetail, specificationDetail, getMemberHref],
  );
  const more = useMemo(
    () => ({
      widthPx: LINK_PX,
      button: (document: OperatorDocument) =>
        isLinked(document) && (
          <Button size="sm" variant="outline" aria-label={words('linkOf', { name: document.title })} onPress={() => setAsked(document)}>
            {words('link')}
          </Button>
        ),
    }),
    [words],
  );
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
            { field: 'source', label: t('sourceFilter'), options: documentSources.map((id) => ({ id, label: t(id === 'all' ? 'allSources' : id) })) },
            { field: 'state', label: t('stateFilter'), options: documentStates.map((id) => ({ id, label: t(id === 'all' ? 'allStates' : id) })) },
            { field: 'link', label: t('linkFilter'), options: linkStates.map((id) => ({ id, label: id === 'all' ? t('allLinks') : words(id) })) },
          ]}
        />
      }
      value={documents}
      failedTitle={t('failed')}
      bones={['420px']}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => (
        <>
          <TakeDownTable
            caption={t('caption')}
            rows={list.data}
            columns={columns}
            actionsHeader={t('actions')}
            more={more}
            empty={
              <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            }
            onTakeDown={onTakeDown}
            onRestore={onRestore}
          />
          {asked !== null && (
            <LinkDialog document={asked} onCheckLink={onCheckLink} onCorrectLink={onCorrectLink} onArchive={onArchive} onClose={() => setAsked(null)} />
          )}
        </>
      )}
    </PagedListPage>
  );
}
