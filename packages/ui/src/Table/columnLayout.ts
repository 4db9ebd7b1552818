import type { CSSProperties } from 'react';
import * as styles from './Table.css.ts';
import type { TableColumn } from './tableColumn.ts';

/** How a column's cells look; computed once a table, not once a cell. */
export interface ColumnLook {
  className: string;
  /** Distance from the edge it is pinned to. */
  style: CSSProperties | undefined;
}

/** Looks of all columns. Pinned ones stand beside each other, so every pinned column but the outermost needs the widths of those outside. */
export function columnLooks<Row>(columns: readonly TableColumn<Row>[]): ColumnLook[] {
  const starts = columns.filter((column) => column.pin === 'start');
  const ends = columns.filter((column) => column.pin === 'end');
  const sum = (list: readonly TableColumn<Row>[]) => list.reduce((total, column) => total + (column.widthPx ?? 0), 0);
  return columns.map((column, at) => {
    const { pin } = column;
    const place = pin === 'end' ? ends.indexOf(column) : starts.indexOf(column);
    const isEdge = pin === 'end' ? place === 0 : place === starts.length - 1;
    const offset = pin === 'end' ? sum(ends.slice(place + 1)) : sum(starts.slice(0, place));
    // Numbers end where text would begin: without room between them they read as one.
    const isApart = column.align !== 'end' && pin === undefined && columns[at - 1]?.align === 'end';
    return {
      className: styles.cell({ align: column.align, pin, isEdge: pin !== undefined && isEdge, isWrapping: column.isWrapping, isApart }),
      style: pin === undefined || offset === 0 ? undefined : ({ '--cp-pin': `${offset}px` } as CSSProperties),
    };
  });
}
