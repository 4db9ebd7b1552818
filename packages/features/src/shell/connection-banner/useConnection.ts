import { useEffect, useState } from 'react';
import type { ConnectionState } from './ConnectionBanner.tsx';

// Long enough to be read and heard, as any short message.
const RESTORED_FOR_MS = 5_000;

/** Follows the browser's connection. The server and the first paint say `online`, so that both draw the same. */
export function useConnection(): Exclude<ConnectionState, 'outdated'> {
  const [state, setState] = useState<'online' | 'offline' | 'restored'>('online');
  useEffect(() => {
    let calm: ReturnType<typeof setTimeout> | undefined;
    const lose = () => {
      clearTimeout(calm);
      setState('offline');
    };
    const regain = () => {
      setState('restored');
      calm = setTimeout(() => setState('online'), RESTORED_FOR_MS);
    };
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', regain);
    return () => {
      clearTimeout(calm);
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', regain);
    };
  }, []);
  return state;
}
