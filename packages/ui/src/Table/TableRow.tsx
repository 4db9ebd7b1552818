import { memo } from 'react';
import { CHOICE } from './choiceColumn.ts';
import type { ColumnLook } from './columnLayout.ts';
import type { TableColumn } from './tableColumn.ts';
import * as styles from './Table.css.ts';

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  looks: readonly ColumnLook[];
  row: Row;
  index: number;
  isCurrent: boolean;
  isCounted: boolean;
  isChosen?: boolean;
  onChoose?: (row: Row, isChosen: boolean) => void;
  choiceLabel?: (row: Row) => string;
}

function PlainTableRow<Row>({ columns, looks, row, index, isCurrent, isCounted, isChosen = false, onChoose, choiceLabel }: TableRowProps<Row>) {
  return (
    <tr className={styles.row} data-index={index} aria-current={isCurrent ? 'true' : undefined} aria-rowindex={isCounted ? index + 2 : undefined}>
      {columns.map((column, place) => {
        const look = looks[place];
        return column.isRowHeader ? (
          <th key={column.key} scope="row" className={look?.className} style={look?.style}>
            {column.cell(row, index)}
          </th>
        ) : (
          <td key={column.key} className={look?.className} style={look?.style}>
            {column.key === CHOICE ? (
              // The browser's own: one element a row, where hundreds of rows come and go while the table scrolls.
              <input
                type="checkbox"
                className={styles.choice}
                aria-label={choiceLabel?.(row)}
                checked={isChosen}
                onChange={(event) => onChoose?.(row, event.currentTarget.checked)}
              />
            ) : (
              column.cell(row, index)
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** One row; drawn anew only when its data, its place or its columns change. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
