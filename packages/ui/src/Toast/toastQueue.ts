import { UNSTABLE_ToastQueue } from 'react-aria-components/Toast';

/** One short message in the corner. */
export interface ToastOptions {
  /** What kind of news it is. Errors that need an answer stand beside their cause instead. */
  tone: 'success' | 'info' | 'warn' | 'danger';
  /** What happened, in one sentence. */
  text: string;
  /** The one thing to do about it: something done here, or a page that it is done on. */
  action?: { label: string; onPress: () => void } | { label: string; href: string };
  /** Milliseconds it stays, 5000 at least. It waits while pointed at or focused. @default 5000 */
  timeoutMs?: number;
  /** Hears that it went away, by itself or by its cross. */
  onClose?: () => void;
}

/** Messages on their way to a `ToastRegion`. */
export interface ToastQueue {
  /** Shows a message, unless the same one is already seen. Returns a way to take it back. */
  show: (options: ToastOptions) => () => void;
  /** Takes every message away. */
  clear: () => void;
  /** React Aria's queue, for `ToastRegion` only. */
  readonly source: UNSTABLE_ToastQueue<ToastOptions>;
}

// Shorter than five seconds is too short to read for many (WCAG 2.2.1); more than three at once are not read at all.
const SHORTEST_MS = 5_000;
const MAX_VISIBLE = 3;

/** Makes a queue; a site needs one. */
export function createToastQueue(): ToastQueue {
  const source = new UNSTABLE_ToastQueue<ToastOptions>({ maxVisibleToasts: MAX_VISIBLE });
  return {
    source,
    show: (options) => {
      const twin = source.visibleToasts.find(({ content }) => content.text === options.text && content.tone === options.tone);
      const key = twin?.key ?? source.add(options, { timeout: Math.max(SHORTEST_MS, options.timeoutMs ?? 0), onClose: options.onClose });
      return () => source.close(key);
    },
    clear: () => source.clear(),
  };
}

/** The queue of the page, which `ToastRegion` shows unless told another. */
export const toastQueue: ToastQueue = createToastQueue();

/** Tells the reader that something happened, in the corner of the page. */
export function toast(options: ToastOptions): () => void {
  return toastQueue.show(options);
}
