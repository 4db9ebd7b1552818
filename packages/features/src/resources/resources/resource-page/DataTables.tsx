import type { Loadable } from '@chippage/api/loadable';
import type { DataColumn, TablePreview } from '@chippage/api/types';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { resourcePageMessages } from './messages.ts';
import { Section } from './Section.tsx';

/** What each column of a table holds. */
export function ColumnFacts({ columns: facts }: { columns: readonly DataColumn[] }) {
  const t = useMessages(resourcePageMessages);
  const columns = useMemo(
    (): TableColumn<DataColumn>[] => [
      { key: 'name', header: t('column'), isRowHeader: true, cell: ({ name }) => name },
      { key: 'description', header: t('description'), isWrapping: true, cell: ({ description }) => description ?? t('none') },
      { key: 'type', header: t('type'), cell: ({ type }) => t(type === 'text' ? 'textType' : type) },
      { key: 'unit', header: t('unit'), cell: ({ unit }) => unit ?? t('none') },
      { key: 'range', header: t('range'), cell: ({ min, max }) => (min === null || max === null ? t('none') : t('rangeOf', { min, max })) },
      { key: 'missing', header: t('missing'), align: 'end', cell: ({ missing }) => formatNumber(missing) },
    ],
    [t],
  );
  return (
    <Section id="columns" title={t('columns')}>
      <Table caption={t('columnsCaption')} columns={columns} rows={facts} getRowKey={({ name }) => name} />
    </Section>
  );
}

interface PreviewRow {
  no: number;
  cells: readonly string[];
}

/** The beginning of a file, as a table, before it is fetched. */
export function Preview({ preview }: { preview: Loadable<TablePreview> }) {
  const t = useMessages(resourcePageMessages);
  return (
    <Section id="preview" title={t('preview')}>
      <Loaded value={preview} failedTitle={t('previewFailed')} failedSize="sm" bones={['320px']}>
        {(table) => <PreviewTable table={table} />}
      </Loaded>
    </Section>
  );
}

function PreviewTable({ table: { name, columns: heads, rows, rowCount } }: { table: TablePreview }) {
  const t = useMessages(resourcePageMessages);
  const columns = useMemo(
    () => heads.map((header, at): TableColumn<PreviewRow> => ({ key: `${at}`, header, isRowHeader: at === 0, cell: ({ cells }) => cells[at] || t('none') })),
    [heads, t],
  );
  const total = formatNumber(rowCount);
  return (
    <Table
      caption={rows.length < rowCount ? t('previewOf', { name, shown: rows.length, total }) : t('previewAll', { name, total })}
      isCaptionVisible
      density="compact"
      maxHeight="24rem"
      columns={columns}
      rows={rows.map((cells, no) => ({ no, cells }))}
      getRowKey={({ no }) => no}
    />
  );
}
