import { useSyncExternalStore } from 'react';

/** `storage` events reach other windows only; this one tells the own window. */
const CHANGED = 'storedtext';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** A text kept in this browser and shared by its windows. null on the server, before anything was kept, and where nothing can be. */
export function useStoredText(key: string): [text: string | null, keep: (text: string) => void] {
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const text = useSyncExternalStore(subscribe, read, () => null);
  return [
    text,
    (next) => {
      try {
        localStorage.setItem(key, next);
      } catch {
        // A browser that keeps nothing starts from the default each time.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
  ];
}
