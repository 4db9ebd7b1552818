import { type RefObject, useEffect } from 'react';

/** Stands in a dialog whose opener may be gone when it closes: then the focus goes there instead. */
export function ReturnFocus({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      // Two frames: React Aria tries the opener first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!document.activeElement || document.activeElement === document.body) to.current?.focus();
        }),
      );
    },
    [to],
  );
  return null;
}
