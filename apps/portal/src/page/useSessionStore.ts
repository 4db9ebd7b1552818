import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** What lasts as long as this visit. Undefined on the server, for the first paint, and where storage is closed. */
export function useSessionStore(): Storage | undefined {
  return useSyncExternalStore(never, storage, () => undefined);
}
