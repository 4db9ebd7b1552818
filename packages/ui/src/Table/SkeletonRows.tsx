import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ColumnLook } from './columnLayout.ts';
import type { TableColumn } from './tableColumn.ts';
import * as styles from './Table.css.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  looks: readonly ColumnLook[];
  count: number;
}

/** Bars of uneven length in the table's own columns. The lengths are fixed, so that server and browser agree. */
export function SkeletonRows<Row>({ columns, looks, count }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={styles.row}>
          {columns.map(({ key, align, isRowHeader }, place) => (
            <td key={key} className={looks[place]?.className} style={looks[place]?.style}>
              <span className={styles.boneEnd({ align })}>
                <Skeleton width={`${(isRowHeader ? 7 : align === 'end' ? 2 : 4) + ((row * 7 + place * 3) % 3) * 0.5}rem`} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
