import { useSyncExternalStore } from 'react';

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  // A browser tells of scrolling when a frame ends elsewhere than the last one did: of a page that gives way to another, which
  // then goes to the same place, causes no event within that frame.
  const frame = requestAnimationFrame(listener);
  return () => {
    window.removeEventListener('scroll', listener);
    cancelAnimationFrame(frame);
  };
}

/** Whether the page has moved by more than a screen, so that a way back to its top is worth a button. */
export function useScrolledAway(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
}
