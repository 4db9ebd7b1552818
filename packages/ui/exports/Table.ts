/** A table of facts, of any number of rows. */
export { Table, type TableProps } from '../src/Table/Table.tsx';
export type { TableColumn, TableSelection, TableSort } from '../src/Table/tableColumn.ts';
