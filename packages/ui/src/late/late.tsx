import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, useEffect, useSyncExternalStore } from 'react';

/** A part whose code comes when it is wanted; nothing is drawn until then. */
export interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead, when the pointer enters or focus arrives. A failure is silent: drawing it asks anew. */
  preload: () => void;
}

interface State<Props> {
  Part?: ComponentType<Props>;
}

const failureListeners = new Set<() => void>();

/**
 * Hears that the code of a part that stands on the page could not be fetched, so that it can be said: the part itself draws nothing.
 * @returns a way to stop
 */
export function onLateFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/**
 * Makes a part of code that is fetched when it is first drawn, for what opens by a press. `lazy` within `Suspense` may keep such
 * a part back for 300 ms after its code is there, which React does so that fallbacks do not flash; there is none here.
 * What belongs to the page itself is a `lazyPart`: the server draws nothing of a late part.
 * Where the code cannot be fetched the page around it stays: `onLateFailure` tells of it, and it is fetched anew when it is drawn again
 * or the network is back.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const nothing: State<Props> = {};
  let state = nothing;
  let coming = false;
  const listeners = new Set<() => void>();
  const become = (next: State<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const preload = () => {
    if (coming || state.Part) return;
    coming = true;
    load()
      .then(
        (Part) => become({ Part }),
        () => {
          // Fetched ahead, nobody waits for it: drawing it asks anew.
          if (listeners.size > 0) for (const listener of failureListeners) listener();
        },
      )
      .finally(() => {
        coming = false;
      });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Late(props: Props): ReactNode {
    const { Part } = useSyncExternalStore(
      subscribe,
      () => state,
      () => nothing,
    );
    // Each drawing without it asks, unless it is coming.
    useEffect(preload);
    useEffect(() => {
      window.addEventListener('online', preload);
      return () => window.removeEventListener('online', preload);
    }, []);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Late, { preload });
}

/** Loads until the code is there. The server has no network to wait for: a failure there is one of the build. */
async function loaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

/**
 * Makes a part that belongs to the page itself of code that is fetched when it is first drawn: `lazy`, for use within `Suspense`, whose
 * failure does not take the page away. What the server has drawn, or the fallback, stays where the code cannot be fetched, and it is fetched
 * anew when the network is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loaded(load) }));
}
