/** Folders and files with their facts in columns. */
export { TreeTable, type TreeTableProps, type TreeTableColumn, type TreeTableRow } from '../src/TreeTable/TreeTable.tsx';
