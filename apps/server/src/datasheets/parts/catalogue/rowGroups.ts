/** Rows by a small number that each has (its category, brand or case), so that one group is read without a scan. */
export interface RowGroups {
  /** Start of each group in `rows`; one more for the end. */
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/**
 * Groups rows by counting.
 * @param size Number of rows.
 * @param groups Number of groups.
 * @param groupOf Group of a row, or -1 for none.
 */
export function groupRows(size: number, groups: number, groupOf: (row: number) => number): RowGroups {
  const starts = new Int32Array(groups + 1);
  for (let row = 0; row < size; row++) {
    const group = groupOf(row);
    if (group >= 0) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  }
  for (let group = 1; group <= groups; group++) starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(starts[groups] ?? 0);
  for (let row = 0; row < size; row++) {
    const group = groupOf(row);
    if (group < 0) continue;
    const at = next[group] ?? 0;
    rows[at] = row;
    next[group] = at + 1;
  }
  return { starts, rows };
}

/** Rows in some groups. */
export function countIn({ starts }: RowGroups, groups: readonly number[]): number {
  return groups.reduce((sum, group) => sum + (starts[group + 1] ?? 0) - (starts[group] ?? 0), 0);
}
