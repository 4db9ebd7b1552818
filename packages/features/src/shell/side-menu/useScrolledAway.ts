import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page has moved by more than a screen, so that a way back to its top is worth a button. */
export function useScrolledAway(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
}
