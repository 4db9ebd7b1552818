import type { DataColumn } from '@chippage/api/types';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
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
