/** Rows to choose from and act on, with the keyboard of a grid. */
export { GridList, type GridListProps, type GridListRow } from '../src/GridList/GridList.tsx';
export type { MoveWords } from '../src/GridList/MoveButtons.tsx';
export type { SelectionWords } from '../src/GridList/SelectionBar.tsx';
export type { SelectionProps } from '../src/GridList/useSelection.ts';
export type { RowKeyProps } from '../src/GridList/rowKeys.ts';
