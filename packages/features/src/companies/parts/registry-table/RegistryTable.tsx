import { registryFieldKinds } from '@chippage/api/registry';
import type { RegistryField, RegistryRecord } from '@chippage/api/types';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { fieldNamesMessages } from '../field-names/messages.ts';
import { RegistryValueText } from './RegistryValueText.tsx';

export interface RegistryTableProps {
  /** Name of the table. */
  caption: string;
  companyId: number;
  /** Its columns; the first names the row. */
  fields: readonly RegistryField[];
  records: readonly RegistryRecord[];
}

const isEnd = (field: RegistryField) => registryFieldKinds[field] === 'yuan' || registryFieldKinds[field] === 'percent';
const isWrapping = (field: RegistryField) => !['date', 'yuan', 'percent'].includes(registryFieldKinds[field] ?? 'text');

/** A table of facts about a company. */
export function RegistryTable({ caption, companyId, fields, records }: RegistryTableProps) {
  const t = useMessages(fieldNamesMessages);
  const columns = useMemo(
    (): TableColumn<RegistryRecord>[] =>
      fields.map((field, at) => ({
        key: field,
        header: t(field),
        isRowHeader: at === 0,
        align: isEnd(field) ? 'end' : 'start',
        isWrapping: isWrapping(field),
        cell: ({ values }) => <RegistryValueText companyId={companyId} field={field} value={values.find((value) => value.field === field)} />,
      })),
    [t, fields, companyId],
  );
  return <Table caption={caption} columns={columns} rows={records} getRowKey={({ id }) => id} />;
}
