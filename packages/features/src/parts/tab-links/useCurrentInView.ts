import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the current entry in the middle of a row that scrolls sideways. The page itself does not move.
 * @param current Which entry it is: looked for anew when it is another
 * @returns for the row; its current entry has `aria-current`
 */
export function useCurrentInView<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    const entry = row?.querySelector('[aria-current]');
    if (!row || !entry) return undefined;
    // Larger text and a turned phone put it elsewhere. Not `scrollIntoView`: that would move the page as well.
    const sizes = new ResizeObserver(() => {
      const [view, box] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
      row.scrollLeft += box.left + box.width / 2 - (view.left + view.width / 2);
    });
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [current]);
  return ref;
}
