import type { TableColumn } from './tableColumn.ts';

/** Key of the column of boxes; no column of a caller's is called so. */
export const CHOICE = '\0choice';

const nothing = () => null;

/** The columns with that of the boxes before them, pinned where the first of them is. */
export function withChoice<Row>(columns: readonly TableColumn<Row>[], header: string | undefined): readonly TableColumn<Row>[] {
  if (header === undefined) return columns;
  const pin = columns[0]?.pin === 'start' ? 'start' : undefined;
  return [{ key: CHOICE, header, isHeaderHidden: true, pin, widthPx: 40, cell: nothing }, ...columns];
}
