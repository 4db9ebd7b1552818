import { useEffect, useState } from 'react';
import { useDraftStore } from '../../i18n/FeaturesProvider.tsx';

/** Words being typed. */
export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** After they were sent. */
  forget: () => void;
}

/**
 * Words being typed that outlive closing, reloading, the end of a session and a log-in, where the site keeps drafts. Never for passwords
 * or codes.
 * @param key What they are about, e.g. `comment:7`; `null` keeps nothing.
 * @param initial What the field holds when nothing was kept.
 */
export function useDraft(key: string | null, initial = ''): Draft {
  const store = useDraftStore();
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
