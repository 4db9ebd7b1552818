import { useRef, useState } from 'react';

/** One row with a name of its own, so that it keeps its fields and its focus while it moves. */
export interface OrderedRow<Value> {
  key: number;
  value: Value;
}

/** A list whose order counts, being edited. */
export interface OrderedList<Value> {
  rows: readonly OrderedRow<Value>[];
  values: readonly Value[];
  /** Whether it differs from what is kept on the server. */
  isDirty: boolean;
  add: (value: Value) => void;
  change: (key: number, value: Value) => void;
  move: (key: number, by: -1 | 1) => void;
  remove: (key: number) => void;
  /** Goes back to what is kept. */
  reset: () => void;
  /** Takes what the server keeps now. */
  adopt: (values: readonly Value[]) => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Edits a list; what is read anew replaces it only while nothing was changed. */
export function useOrderedList<Value>(kept: readonly Value[]): OrderedList<Value> {
  const nextKey = useRef(kept.length);
  const [base, setBase] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [rows, setRows] = useState<readonly OrderedRow<Value>[]>(() => kept.map((value, key) => ({ key, value })));
  const values = rows.map(({ value }) => value);
  const isDirty = !same(values, base);
  const adopt = (next: readonly Value[]) => {
    setBase(next);
    if (same(next, values)) return;
    setRows(next.map((value) => ({ key: nextKey.current++, value })));
  };
  if (seen !== kept) {
    setSeen(kept);
    if (!isDirty) adopt(kept);
  }
  return {
    rows,
    values,
    isDirty,
    add: (value) => setRows([...rows, { key: nextKey.current++, value }]),
    change: (key, value) => setRows(rows.map((row) => (row.key === key ? { key, value } : row))),
    move: (key, by) => {
      const at = rows.findIndex((row) => row.key === key);
      const moved = [...rows];
      const [row] = moved.splice(at, 1);
      if (row) moved.splice(at + by, 0, row);
      setRows(moved);
    },
    remove: (key) => setRows(rows.filter((row) => row.key !== key)),
    reset: () => setRows(base.map((value) => ({ key: nextKey.current++, value }))),
    adopt,
  };
}
