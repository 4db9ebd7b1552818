import { useState } from 'react';

/** Shows what was changed here in its place: a row whose state is another one now does not leave under the hands of its reader. */
export function useChangedRows<Row extends { id: number }>(rows: readonly Row[]): { rows: Row[]; keep: (row: Row) => void } {
  const [changed, setChanged] = useState<ReadonlyMap<number, Row>>(new Map());
  return {
    rows: rows.map((row) => changed.get(row.id) ?? row),
    keep: (row) => setChanged((was) => new Map(was).set(row.id, row)),
  };
}
