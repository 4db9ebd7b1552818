import type { PartRow } from '@chippage/api/types';
import type { TableColumn } from '@chippage/ui/Table';
import type { Translate } from '../../../i18n/messages.ts';
import type { DatasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { CompareHead } from './CompareHead.tsx';
import { FactName, FactValue } from './compareCells.tsx';
import type { CompareRow } from './compareRow.ts';
import { CompareSheet } from './CompareSheet.tsx';
import type { partCompareMessages } from './messages.ts';
import type { ComparedColumns } from './useComparedColumns.ts';

/** Stands above the facts: where each part leads, and the ways to move it and to take it out. */
export const headRow: CompareRow = { code: '', name: '', unit: null, values: [], isDifferent: false };
/** Stands below it: the datasheet of each part. Every part has its own, so it is not one of their differences. */
export const sheetRow: CompareRow = { ...headRow, code: 'datasheet' };

interface ColumnsOptions {
  parts: readonly PartRow[];
  columns: ComparedColumns;
  paths: DatasheetsPaths;
  t: Translate<(typeof partCompareMessages)['texts']>;
}

/** One column for the names of the facts, then one a part. */
export function compareColumns({ parts, columns, paths, t }: ColumnsOptions): TableColumn<CompareRow>[] {
  return [
    {
      key: 'fact',
      header: t('fact'),
      isRowHeader: true,
      isWrapping: true,
      pin: 'start',
      cell: (row) => (row === headRow ? t('mpn') : row === sheetRow ? t('datasheet') : <FactName row={row} differs={t('differs')} />),
    },
    ...parts.map((part, at): TableColumn<CompareRow> => ({
      key: String(part.id),
      header: part.mpn,
      isWrapping: true,
      cell: (row) => {
        if (row === headRow) return <CompareHead part={part} at={at} count={parts.length} columns={columns} />;
        if (row === sheetRow) return <CompareSheet part={part} paths={paths} t={t} />;
        return <FactValue part={part} row={row} at={at} paths={paths} t={t} />;
      },
    })),
  ];
}
