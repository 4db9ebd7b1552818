import { type RefObject, useEffect } from 'react';

/** Moves focus to a place of the page when an overlay that nobody invoked goes away. */
export function useReturnFocus(target: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    if (!target) return;
    return () => {
      // Two frames: React Aria first tries the element that had focus before, and that one may be gone or be <body>.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // oxlint-disable-next-line react/exhaustive-deps -- what the ref holds when the overlay is gone is what is wanted
          if (!document.activeElement || document.activeElement === document.body) target.current?.focus();
        }),
      );
    };
  }, [target]);
}
