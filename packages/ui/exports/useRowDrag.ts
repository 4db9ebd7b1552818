/** Moves rows of `GridList` onto rows of it or of a `Tree` by drag and drop. */
export { useRowDrag, type RowDrag, type RowDragOptions } from '../src/rows/useRowDrag.ts';
