import { hasUnsavedInput } from './unsavedInput.ts';

const KEY = 'chunkReloadAt';
const MINUTE_MS = 60_000;

/** Whether a reload may help now: at most once a minute, so that a chunk that is really gone does not reload for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? 0);
  if (now - last < MINUTE_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/**
 * A page chunk that cannot be loaded is usually one of an older release: a reload gets the new one.
 * @param onStuck Called when the page must not reload by itself: it just did, or something typed would be lost.
 */
export function reloadOnChunkFailure(onStuck: () => void): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would take the page away; the chunk is asked for again when it is wanted again.
    if (!navigator.onLine) return;
    try {
      if (hasUnsavedInput() || !mayReload(sessionStorage, Date.now())) return onStuck();
    } catch {
      // Without storage nothing would stop a second reload, so there is none.
      return onStuck();
    }
    event.preventDefault();
    location.reload();
  });
}

/** Styles that could not be loaded are asked for again once the network is back: the loader of the parts that need them asks once only. */
export function fetchMissedStyles(): void {
  // A link whose file did not come has a style sheet too, an empty one; its error is all that tells. It does not bubble.
  const missed = new Set<HTMLLinkElement>();
  const keep = ({ target }: Event) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missed.add(target);
  document.addEventListener('error', keep, { capture: true });
  window.addEventListener('online', () => {
    for (const link of missed) link.replaceWith(link.cloneNode());
    missed.clear();
  });
}
