const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** Resolves when somebody does something on the page; at once where nothing was drawn by the server that could stand in meanwhile. */
export function firstSign(): Promise<void> {
  if (typeof window === 'undefined' || document.querySelector('footer svg[role="img"]') === null) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, wake, { passive: true });
  });
}
