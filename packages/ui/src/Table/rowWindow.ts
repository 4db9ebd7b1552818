/** Rows `from` (included) to `to` (excluded). */
export interface RowRange {
  from: number;
  to: number;
}

/** What the window is computed from; lengths in px. */
export interface Viewport {
  scrollTop: number;
  height: number;
  rowHeight: number;
}

/**
 * Rows drawn beyond each edge, and the step in which the window moves. Small steps draw little at a time: a wheel's notch
 * moves some three rows, and drawing many at once is what a reader sees as a jerk.
 */
const margin = 4;
const step = 2;

/** The rows to draw for a viewport, with a margin, always the same number of them, moving in whole steps. */
export function visibleRows({ scrollTop, height, rowHeight }: Viewport, count: number): RowRange {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const size = Math.ceil(height / rowHeight) + 2 * margin + step;
  // A list that became shorter than the place where the reader was is shown from its end.
  const from = Math.max(0, Math.min(Math.floor((first - margin) / step) * step, count - size));
  const to = Math.min(count, from + size);
  return { from, to };
}

/** The window and, apart from it, the row that holds focus: a row that is scrolled away must not drop the reader's focus. */
export function drawnRanges(visible: RowRange, focused: number | null, count: number): RowRange[] {
  if (focused === null || focused < 0 || focused >= count) return [visible];
  if (focused >= visible.from && focused < visible.to) return [visible];
  const alone = { from: focused, to: focused + 1 };
  return focused < visible.from ? [alone, visible] : [visible, alone];
}
