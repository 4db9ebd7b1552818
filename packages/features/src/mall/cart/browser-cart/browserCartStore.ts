import { useMemo, useSyncExternalStore } from 'react';
import { type BrowserCartLine, browserCartText, parseBrowserCart } from './browserCart.ts';

/** A text that a browser keeps, shared by its windows. */
export interface TextStore {
  /** The text as it is now; null where there is none, and where nothing can be kept. */
  read: () => string | null;
  /** Keeps a text, or forgets it. @returns whether it could */
  keep: (text: string | null) => boolean;
  /** Hears of changes from all windows. @returns a way to stop */
  subscribe: (onChange: () => void) => () => void;
}

/** The lines as they are now, whichever window changed them last. */
export function readBrowserCart(store: TextStore): BrowserCartLine[] {
  return parseBrowserCart(store.read());
}

/** Changes the lines and tells all windows. @returns whether this browser keeps them */
export function changeBrowserCart(store: TextStore, change: (lines: BrowserCartLine[]) => BrowserCartLine[]): boolean {
  return store.keep(browserCartText(change(readBrowserCart(store))));
}

/** The lines that a visitor's browser keeps; none on the server. */
export function useBrowserCart({ subscribe, read }: TextStore): BrowserCartLine[] {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parseBrowserCart(text), [text]);
}
