import { type RefObject, useEffect } from 'react';

/** Stands in a dialog whose opener may be gone when it closes: then the focus goes there instead. */
export function ReturnFocus({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      // Two frames: React Aria tries the opener first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // oxlint-disable-next-line react/exhaustive-deps -- what the ref holds when the dialog is gone is what is wanted
          if (!document.activeElement || document.activeElement === document.body) to.current?.focus();
        }),
      );
    },
    [to],
  );
  return null;
}
