import { useEffect, useState } from 'react';

/** Keeps words that are being typed, e.g. in `sessionStorage`; an empty text takes them out. */
export interface DraftStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
}

/** Words being typed. */
export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** After they were sent. */
  forget: () => void;
}

/**
 * Words being typed that outlive closing, reloading, the end of a session and a log-in. Never for passwords or codes.
 * @param store Where they are kept; absent: nowhere.
 * @param key What they are about, e.g. `comment:7`; `null` keeps nothing.
 * @param initial What the field holds when nothing was kept.
 */
export function useDraft(store: DraftStore | undefined, key: string | null, initial = ''): Draft {
  const [text, setText] = useState(initial);
  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => {
    const kept = key === null ? null : store?.getItem(key);
    if (kept) setText(kept);
  }, [key, store]);
  return {
    text,
    setText: (next) => {
      setText(next);
      if (key !== null) store?.setItem(key, next);
    },
    forget: () => {
      setText('');
      if (key !== null) store?.setItem(key, '');
    },
  };
}
