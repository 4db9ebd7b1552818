import { type RefObject, useEffect, useRef } from 'react';

const ROW = '[role="row"][data-key]';
const COLLECTION = '[role="grid"], [role="treegrid"]';
const keyOf = (row: HTMLElement | null) => row?.dataset['key'] ?? null;
const rowsIn = (root: HTMLElement | null) => new Map([...(root?.querySelectorAll<HTMLElement>(ROW) ?? [])].map((row) => [keyOf(row) ?? '', row]));

/**
 * Takes focus on to what stands in its place when the row that had it goes away: the next row, then the one before,
 * then the collection itself. React Aria gives it to the collection in some cases, to a row elsewhere in others, or
 * lets go of it.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, rows: unknown): void {
  const order = useRef<string[]>([]);
  const focused = useRef<string | null>(null);
  const isChanging = useRef(false);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const inside = target instanceof Element && root.current?.contains(target);
      // React Aria has already moved on from a row that is gone: what is wanted is still that row.
      if (inside && isChanging.current && focused.current !== null && !rowsIn(root.current).has(focused.current)) return;
      focused.current = inside ? keyOf(target.closest<HTMLElement>(ROW)) : null;
      // Of a long list only the rows near the view are there: its order is that around the row with focus.
      if (focused.current !== null) order.current = [...rowsIn(root.current).keys()];
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [root]);

  useEffect(() => {
    isChanging.current = true;
    // A frame: collections draw their rows in a second step.
    const frame = requestAnimationFrame(() => {
      isChanging.current = false;
      const now = rowsIn(root.current);
      const before = order.current;
      order.current = [...now.keys()];
      const gone = focused.current;
      const active = document.activeElement;
      if (gone === null || now.has(gone) || !(active === document.body || root.current?.contains(active))) return;
      const last = before.slice(0, Math.max(before.indexOf(gone), 0)).findLast((key) => now.has(key));
      const at = last === undefined ? 0 : order.current.indexOf(last) + 1;
      const next = order.current[Math.min(at, order.current.length - 1)];
      (now.get(next ?? '') ?? root.current?.querySelector<HTMLElement>(COLLECTION))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [root, rows]);
}
