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

/** A text as this browser keeps it now; null where nothing can be kept. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, or forgets it, and tells all windows. @returns whether it could */
function keepText(key: string, text: string | null): boolean {
  let isKept = true;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing starts from the default each time.
    isKept = false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return isKept;
}

/** A text of this browser as pieces take it that keep something: its value now, a way to change it, and a way to hear of changes. */
export const textStore = (key: string) => ({ read: () => readText(key), keep: (text: string | null) => keepText(key, text), subscribe });

/** A text kept in this browser and shared by its windows. null on the server, before anything was kept, and where nothing can be. */
export function useStoredText(key: string): [text: string | null, keep: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  return [text, (next) => void keepText(key, next)];
}
