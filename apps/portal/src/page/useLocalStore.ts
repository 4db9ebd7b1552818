import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The storage of this browser; null on the server, for the first paint, and where it is closed. */
export function useLocalStore(): Storage | null {
  return useSyncExternalStore(never, storage, () => null);
}
