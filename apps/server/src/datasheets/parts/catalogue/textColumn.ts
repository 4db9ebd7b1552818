/** Strings of all rows as one flat string: a million of them cost their characters and no objects, and can be searched at memory speed. */
export interface TextColumn {
  /** Every row's text followed by a line feed. */
  readonly text: string;
  /** Start of each row; one more for the end. */
  readonly starts: Int32Array;
}

/**
 * Joins the texts of rows; they must not contain line feeds.
 * @param texts One per row.
 */
export function textColumn(texts: readonly string[]): TextColumn {
  const starts = new Int32Array(texts.length + 1);
  let at = 0;
  for (const [row, text] of texts.entries()) {
    starts[row] = at;
    at += text.length + 1;
  }
  starts[texts.length] = at;
  return { text: texts.length === 0 ? '' : `${texts.join('\n')}\n`, starts };
}

/** Text of a row. */
export function textAt(column: TextColumn, row: number): string {
  return column.text.slice(column.starts[row], lengthEnd(column, row));
}

/** Characters of a row's text. */
export function lengthAt(column: TextColumn, row: number): number {
  return lengthEnd(column, row) - (column.starts[row] ?? 0);
}

/** Row that a position of the flat text lies in. */
export function rowAt(column: TextColumn, position: number): number {
  return lowerBound(column.starts.length - 1, (row) => (column.starts[row + 1] ?? 0) > position);
}

/**
 * First index below `count` for which `isAtOrAfter` holds; it must be false, then true.
 * @param isAtOrAfter Asked about O(log n) indexes.
 */
export function lowerBound(count: number, isAtOrAfter: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAtOrAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const lengthEnd = (column: TextColumn, row: number): number => (column.starts[row + 1] ?? 0) - 1;
