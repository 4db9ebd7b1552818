const KEY = 'chunkReloadAt';
const MINUTE_MS = 60_000;

/** Whether a reload may help now: at most once a minute, so that a chunk that is really gone does not reload for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < MINUTE_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** A page chunk that cannot be loaded is usually one of an older release: a reload gets the new one. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (!mayReload(sessionStorage, Date.now())) return;
    } catch {
      // Without storage nothing would stop a second reload, so there is none.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
