import type { Loadable } from '@chippage/api/loadable';
import type { AgentLine, LineState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo, useRef } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths, type DatasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths, type DirectoryPaths } from '../../i18n/paths/directoryPaths.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedRows } from '../../parts/list-page/PagedRows.tsx';
import { salesRegionMessages } from '../../parts/sales-region/messages.ts';
import { StateLinks } from '../../parts/state-links/StateLinks.tsx';
import { lineStates } from '../agent-list/agentListQuery.ts';
import { AuthorisationProof } from '../parts/authorisation-proof/AuthorisationProof.tsx';
import { LINES_A_PAGE } from './agentDetailQuery.ts';
import { linesTableMessages } from './messages.ts';

/** Props of `LinesTable`. */
export interface LinesTableProps {
  lines: Loadable<ListPage<AgentLine>>;
  isRefreshing?: boolean;
  /** The state that is seen; null: all. */
  authorisation: LineState | null;
  page: number;
  getHref: (own: { authorisation: LineState | null; linePage: number }) => string;
}

/** Makers that a distributor carries, each with how far its authorisation is proved; by state and page in the address. */
export function LinesTable({ lines, isRefreshing = false, authorisation, page, getHref }: LinesTableProps) {
  const t = useMessages(linesTableMessages);
  const region = useMessages(salesRegionMessages);
  const sheets = usePaths(datasheetsPaths);
  const agents = usePaths(directoryPaths);
  const columns = useMemo(() => columnsOf(t, region, sheets, agents), [t, region, sheets, agents]);
  const start = useRef<HTMLDivElement>(null);
  const isNothingKnown = lines.status === 'ready' && lines.data.totalRecord === 0 && authorisation === null;
  return (
    <Card title={t('title')}>
      <div ref={start} tabIndex={-1}>
        {!isNothingKnown && (
          <StateLinks
            label={t('states')}
            states={[{ id: 'all', name: t('all') }, ...lineStates.map((id) => ({ id, name: t(id) }))]}
            current={authorisation ?? 'all'}
            getHref={(state) => getHref({ authorisation: state === 'all' ? null : state, linePage: 1 })}
          />
        )}
        <PagedRows
          value={lines}
          loadingLabel={t('loading')}
          failedTitle={t('failed')}
          failedSize="sm"
          isRefreshing={isRefreshing}
          page={page}
          pageSize={LINES_A_PAGE}
          getHref={(linePage) => getHref({ authorisation, linePage })}
          headingRef={start}
        >
          {({ data }) =>
            data.length > 0 ? (
              <Table caption={t('table')} columns={columns} rows={data} getRowKey={({ id }) => id} />
            ) : (
              <EmptyState size="sm" title={t(isNothingKnown ? 'emptyTitle' : 'noneSuch')}>
                {t(isNothingKnown ? 'emptyHint' : 'noneSuchHint')}
              </EmptyState>
            )
          }
        </PagedRows>
      </div>
    </Card>
  );
}

function columnsOf(
  t: Translate<(typeof linesTableMessages)['texts']>,
  region: Translate<(typeof salesRegionMessages)['texts']>,
  sheets: DatasheetsPaths,
  agents: DirectoryPaths,
): TableColumn<AgentLine>[] {
  return [
    {
      key: 'brand',
      header: t('brand'),
      isRowHeader: true,
      isWrapping: true,
      cell: ({ brandId, brandName, brandNameCn }) => (
        <Link tone="quiet" href={sheets.brand(brandId)}>
          {brandNameCn ?? brandName}
        </Link>
      ),
    },
    { key: 'proof', header: t('proof'), isWrapping: true, cell: (line) => <AuthorisationProof line={line} hasCheck /> },
    { key: 'scope', header: t('scope'), isWrapping: true, cell: ({ scope }) => scope ?? t('unknown') },
    {
      key: 'regions',
      header: t('regions'),
      isWrapping: true,
      cell: ({ regions }) => (regions.length === 0 ? t('unknown') : regions.map((each) => region(each)).join('、')),
    },
    {
      key: 'others',
      header: t('more'),
      cell: ({ brandId, brandName, brandNameCn }) => (
        <Link tone="muted" href={agents.agentList(1, { brand: brandId })} aria-label={t('othersOf', { brand: brandNameCn ?? brandName })}>
          {t('others')}
        </Link>
      ),
    },
  ];
}
