import type { Call } from '@chippage/api/http';

/** What is written down by the page itself: nobody waits for it, and a visit that was not told is no loss. */
const quiet: readonly Call['id'][] = ['addHistory', 'addAgentHistory', 'webTracking', 'typeInConversation', 'readConversation'];

const waiting = new Set<() => void>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** What the visitor did while there was no network: it is held back before it is sent, so it is sent once. */
export const waitingActions = {
  /** How many there are. */
  count: (): number => waiting.size,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Lets a call go at once while there is a network, and holds it back until there is one. @throws what `signal` fired with */
  gate: (call: Call, signal: AbortSignal | undefined): Promise<void> => {
    if (navigator.onLine || quiet.includes(call.id)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const go = () => {
        waiting.delete(go);
        tell();
        resolve();
      };
      signal?.addEventListener(
        'abort',
        () => {
          waiting.delete(go);
          tell();
          reject(signal.reason);
        },
        { once: true },
      );
      waiting.add(go);
      tell();
    });
  },
  /** Lets all go, in the order in which they were done. */
  send: (): void => {
    for (const go of waiting) go();
  },
};

/** Sends what waits as soon as the browser has a network again; leaving before asks once, since what waits is in this page alone. */
export function watchConnection(): void {
  window.addEventListener('online', waitingActions.send);
  window.addEventListener('beforeunload', (event) => {
    if (waiting.size > 0) event.preventDefault();
  });
}
