import { readHistory } from '@chippage/features/PartSearchBox';
import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'partSearchHistory';
const CHANGED = 'partsearchhistory';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The visitor's past searches, kept in this browser only and shared by its windows. */
export function useSearchHistory(): { history: readonly string[]; onHistoryChange: (history: string[]) => void } {
  const text = useSyncExternalStore(subscribe, stored, () => null);
  const history = useMemo(() => readHistory(text), [text]);
  const onHistoryChange = (next: string[]): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing has no history; searching goes on.
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return { history, onHistoryChange };
}
