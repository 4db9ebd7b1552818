import type { PartRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { FactName, FactValue } from '../datasheets/parts/part-compare/compareCells.tsx';
import type { CompareRow } from '../datasheets/parts/part-compare/compareRow.ts';
import { partCompareMessages } from '../datasheets/parts/part-compare/messages.ts';
import { useCompareRows } from '../datasheets/parts/part-compare/useCompareRows.ts';
import { useMessages, usePaths } from '../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../i18n/paths/datasheetsPaths.ts';
import * as styles from './elements.css.ts';
import { elementsMessages } from './messages.ts';

export interface ComparedPartsProps {
  parts: readonly PartRow[];
}

/** Parts side by side, as a site shows them: to read, with the way to the portal, where they can be changed. */
export function ComparedParts({ parts }: ComparedPartsProps) {
  const t = useMessages(elementsMessages);
  const words = useMessages(partCompareMessages);
  const paths = usePaths(datasheetsPaths);
  const rows = useCompareRows(parts);
  if (parts.length < 2) return <p role="status">{t('tooFew')}</p>;
  const columns: TableColumn<CompareRow>[] = [
    { key: 'fact', header: words('fact'), isRowHeader: true, isWrapping: true, pin: 'start', cell: (row) => <FactName row={row} differs={words('differs')} /> },
    ...parts.map((part, at): TableColumn<CompareRow> => ({
      key: String(part.id),
      header: part.mpn,
      isWrapping: true,
      cell: (row) => <FactValue part={part} row={row} at={at} paths={paths} t={words} />,
    })),
  ];
  return (
    <div className={styles.stack}>
      <div className={styles.wide}>
        <Table
          caption={t('compare', { names: parts.map(({ mpn }) => mpn).join('、') })}
          columns={columns}
          rows={rows}
          getRowKey={({ code }) => code}
          density="compact"
        />
      </div>
      <Link href={paths.partCompare(parts.map(({ id }) => id))}>{t('openCompare')}</Link>
    </div>
  );
}
