import type { PartRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import type { Translate } from '../../../i18n/messages.ts';
import type { DatasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import type { CompareRow } from './compareRows.ts';
import type { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';

/** Stands above the facts: where each part leads, and the way to take it out. */
export const headRow: CompareRow = { code: '', name: '', values: [], isDifferent: false };

interface ColumnsOptions {
  parts: readonly PartRow[];
  isDifferent: boolean;
  paths: DatasheetsPaths;
  t: Translate<(typeof partCompareMessages)['texts']>;
}

/** One column for the names of the facts, then one a part. */
export function compareColumns({ parts, isDifferent, paths, t }: ColumnsOptions): TableColumn<CompareRow>[] {
  const without = (id: number) =>
    paths.partCompare(
      parts.map((part) => part.id).filter((other) => other !== id),
      isDifferent,
    );
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
        ) : (
          <span className={styles.fact}>
            {row.name}
            {row.isDifferent && <Tag>{t('differs')}</Tag>}
          </span>
        ),
    },
    ...parts.map((part, at): TableColumn<CompareRow> => ({
      key: String(part.id),
      header: part.mpn,
      isWrapping: true,
      cell: (row) => {
        if (row === headRow) {
          return (
            <span className={styles.part}>
              <Link tone="accent" isMono href={paths.partDetail(part.id)}>
                {part.mpn}
              </Link>
              <Link tone="muted" href={without(part.id)} aria-label={t('removePart', { mpn: part.mpn })}>
                {t('remove')}
              </Link>
            </span>
          );
        }
        const value = row.values[at];
        if (value == null) return <span className={styles.faint}>{t(value === null ? 'unknown' : 'notApplicable')}</span>;
        const words = row.code === 'price' ? pieces(value) : value;
        const text = row.isDifferent ? <strong className={styles.differs}>{words}</strong> : words;
        const href = { brand: paths.brand(part.brandId), sellers: `${paths.partDetail(part.id)}#offers` }[row.code];
        return href === undefined ? (
          text
        ) : (
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
