import { useEffect, useState } from 'react';

/** The width from which a datasheet stands beside its facts. */
const ROOM = '(min-width: 1024px)';
/** The page itself comes first; so long the reader waits for a quiet moment at most. */
const PATIENCE_MS = 2000;

/** Whether the datasheet opens by itself: there is room for it, nobody saves data, and the page stands. */
export function useRoomForReader(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!matchMedia(ROOM).matches || connection?.saveData) return undefined;
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setReady(true), PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(() => setReady(true), { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(wait);
  }, []);
  return isReady;
}
