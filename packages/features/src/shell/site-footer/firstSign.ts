const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** How long a page waits at the most for a first event: without one its foot is completed anyway. */
const PATIENCE_MS = 4000;

// Heard from the beginning, and before any part keeps a key for itself: the key that leads to the next page may be the first.
const sign = typeof window === 'undefined' ? Promise.resolve() : heardSign();

function heardSign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      resolve();
    };
    for (const name of SIGNS) window.addEventListener(name, wake, { passive: true, capture: true, signal: stop.signal });
    setTimeout(wake, PATIENCE_MS);
  });
}

/** Resolves at the visitor's first event on the page; at once where nothing was drawn by the server that could stand in meanwhile. */
export function firstSign(): Promise<void> {
  if (typeof window === 'undefined' || document.querySelector('footer svg[role="img"]') === null) return Promise.resolve();
  return sign;
}
