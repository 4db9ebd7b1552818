import { wasRead } from './readPages.ts';

/** What of the router is wrapped. */
interface Navigating {
  navigate: (to: never, options?: never) => Promise<void>;
}

/**
 * Without a network only what was read before can be shown: every other way to go, a link, a search or a filter, leaves the page as it
 * is. Going back and forward is the browser's own.
 * @param onBlocked Says why.
 */
export function stayOffline(router: Navigating, onBlocked: () => void): void {
  const go = router.navigate.bind(router) as (to: unknown, options?: unknown) => Promise<void>;
  router.navigate = (to: unknown, options?: unknown) => {
    const url = addressOf(to);
    if (url === null || navigator.onLine || wasRead(url)) return go(to, options);
    onBlocked();
    return Promise.resolve();
  };
}

/** Where a navigation leads; null for a step in the history. */
function addressOf(to: unknown): URL | null {
  if (typeof to === 'string') return new URL(to, location.href);
  if (typeof to !== 'object' || to === null) return null;
  const { pathname = location.pathname, search = '', hash = '' } = to as { pathname?: string; search?: string; hash?: string };
  return new URL(`${pathname}${search}${hash}`, location.origin);
}
