import type { Document, PartRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { LifecycleMark } from '../../../parts/lifecycle-mark/LifecycleMark.tsx';
import { datasheetHomeMessages } from './messages.ts';

/** The datasheets that came last. */
export function NewestDocuments({ documents }: { documents: readonly Document[] }) {
  const t = useMessages(datasheetHomeMessages);
  const paths = usePaths(datasheetsPaths);
  const columns = useMemo(
    (): TableColumn<Document>[] => [
      {
        key: 'mpn',
        header: t('mpn'),
        isRowHeader: true,
        cell: (document) => (
          <Link
            tone="accent"
            isMono
            href={document.partIds[0] === undefined ? paths.specificationDetail(document.id, document.brandId) : paths.partDetail(document.partIds[0])}
          >
            {document.mpns[0] ?? document.title}
          </Link>
        ),
      },
      {
        key: 'brand',
        header: t('brand'),
        cell: (document) => (
          <Link tone="quiet" href={paths.brand(document.brandId)}>
            {document.brandNameCn ?? document.brandName}
          </Link>
        ),
      },
      { key: 'source', header: t('source'), cell: (document) => (document.isSample ? t('sample') : (document.host ?? t('hosted'))) },
      { key: 'pages', header: t('pages'), align: 'end', cell: (document) => document.pageCount },
      { key: 'time', header: t('addedAt'), align: 'end', cell: (document) => <FriendlyTime dateTime={document.createTime} /> },
    ],
    [paths, t],
  );
  return (
    <Card padding="none">
      <Table
        caption={t('newest')}
        columns={columns}
        rows={documents}
        getRowKey={({ id }) => id}
        empty={
          <EmptyState size="sm" icon={<DocumentIcon size={32} />} title={t('noDocuments')}>
            {t('noDocumentsHint')}
          </EmptyState>
        }
      />
    </Card>
  );
}

/** Parts that their makers are giving up. */
export function LifecycleList({ parts }: { parts: readonly PartRow[] }) {
  const t = useMessages(datasheetHomeMessages);
  const paths = usePaths(datasheetsPaths);
  const columns = useMemo(
    (): TableColumn<PartRow>[] => [
      {
        key: 'mpn',
        header: t('mpn'),
        isRowHeader: true,
        cell: (part) => (
          <Link tone="accent" isMono href={paths.partDetail(part.id)}>
            {part.mpn}
          </Link>
        ),
      },
      { key: 'brand', header: t('brand'), cell: (part) => part.brandNameCn ?? part.brandName },
      { key: 'lifecycle', header: t('state'), cell: (part) => <LifecycleMark lifecycle={part.lifecycle} /> },
    ],
    [paths, t],
  );
  return (
    <Card padding="none">
      <Table caption={t('lifecycle')} columns={columns} rows={parts} getRowKey={({ id }) => id} />
    </Card>
  );
}
