/** The part of a list that a page of any size shows, in pages of the provider. */
export interface Part {
  /** From 1. */
  page: number;
  from: number;
  to: number;
}

/** Which pages of the provider hold a page of ours, and which rows of each. */
export function partsOf({ pageIndex, pageSize, rows }: { pageIndex: number; pageSize: number; rows: number }): Part[] {
  const [from, to] = [(pageIndex - 1) * pageSize, pageIndex * pageSize];
  const [first, last] = [Math.floor(from / rows) + 1, Math.floor((to - 1) / rows) + 1];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const page = first + index;
    const before = (page - 1) * rows;
    return { page, from: Math.max(0, from - before), to: Math.min(rows, to - before) };
  });
}
