const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** How long a page that has loaded waits at the most for a first event: without one its foot is completed anyway. */
const PATIENCE_MS = 4000;

// Heard from the beginning, and before any part keeps a key for itself: the key that leads to the next page may be the first.
const heard = typeof window === 'undefined' ? Promise.resolve() : heardSign();
let sign: Promise<void> | undefined;

function heardSign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      resolve();
    };
    // On a slow line what the page is made of comes first, however long it takes.
    const wait = () => void setTimeout(wake, PATIENCE_MS);
    for (const name of SIGNS) window.addEventListener(name, wake, { passive: true, capture: true, signal: stop.signal });
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/** Resolves at the visitor's first event on the page; at once where nothing was drawn by the server that could stand in meanwhile. */
export function firstSign(): Promise<void> {
  // Decided once: later React may have taken away what the server drew.
  sign ??= typeof window === 'undefined' || document.querySelector('footer svg[role="img"]') === null ? Promise.resolve() : heard;
  return sign;
}
