/**
 * Does something once the page has come to rest: it is all there, and nothing has been fetched for so long.
 * @returns a way to call it off
 */
export function whenQuiet(quietMs: number, begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const began = performance.now();
  const look = () => {
    const newest = performance.getEntriesByType('resource').reduce((latest, { startTime, duration }) => Math.max(latest, startTime + duration), began);
    const left = document.readyState === 'complete' ? newest + quietMs - performance.now() : quietMs;
    if (left <= 0) begin();
    else timer = setTimeout(look, left);
  };
  timer = setTimeout(look, quietMs);
  return () => clearTimeout(timer);
}
