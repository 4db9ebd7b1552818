import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells which slots of a scroll container are on screen or one screen away.
 * @param scroller Its descendants with `data-page` are the slots.
 * @returns Page numbers, counted from 1; none before anything is measured.
 */
export function usePageWindow(scroller: RefObject<HTMLElement | null>, pageCount: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set());
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((known) => {
          const next = new Set(known);
          for (const entry of entries) {
            const page = Number((entry.target as HTMLElement).dataset['page']);
            if (entry.isIntersecting) next.add(page);
            else next.delete(page);
          }
          return next;
        }),
      { root, rootMargin: '80% 0px' },
    );
    for (const slot of root.querySelectorAll('[data-page]')) observer.observe(slot);
    return () => observer.disconnect();
  }, [scroller, pageCount]);
  return near;
}
