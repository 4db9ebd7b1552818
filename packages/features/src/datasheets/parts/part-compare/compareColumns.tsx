import type { PartRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import type { Translate } from '../../../i18n/messages.ts';
import type { DatasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { CompareHead } from './CompareHead.tsx';
import type { CompareRow } from './compareRow.ts';
import { CompareSheet } from './CompareSheet.tsx';
import type { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';
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
      cell: (row) =>
        row === headRow ? (
          t('mpn')
        ) : row === sheetRow ? (
          t('datasheet')
        ) : (
          <span className={styles.fact}>
            <span>
              {row.name}
              {row.unit !== null && <span className={styles.unit}> {row.unit}</span>}
            </span>
            {row.isDifferent && <Tag>{t('differs')}</Tag>}
          </span>
        ),
    },
    ...parts.map((part, at): TableColumn<CompareRow> => ({
      key: String(part.id),
      header: part.mpn,
      isWrapping: true,
      cell: (row) => {
        if (row === headRow) return <CompareHead part={part} at={at} count={parts.length} columns={columns} />;
        if (row === sheetRow) return <CompareSheet part={part} paths={paths} t={t} />;
        const value = row.values[at];
        if (value == null) return <span className={styles.faint}>{t(value === null ? 'unknown' : 'notApplicable')}</span>;
        const words = row.code === 'price' || row.code === 'lineTotal' ? pieces(value) : value;
        const isGone = row.code === 'stock' && part.offer?.stock === 0;
        const text = row.isDifferent ? <strong className={styles.differs}>{words}</strong> : words;
        const href = { brand: paths.brand(part.brandId), sellers: `${paths.partDetail(part.id)}#offers` }[row.code];
        if (href === undefined) return isGone ? <span className={styles.noStock}>{text}</span> : text;
        return (
          <Link tone="quiet" href={href}>
            {text}
          </Link>
        );
      },
    })),
  ];
}

/** A price breaks before the brackets that say for how many pieces it is, nowhere else. */
const pieces = (price: string) =>
  price.split(/(?=[(\uFF08])/u).map((piece) => (
    <span key={piece} className={styles.piece}>
      {piece}
    </span>
  ));
