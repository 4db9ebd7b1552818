import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';

/** A part whose code comes when it is wanted; nothing is drawn until then. */
export interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead, when the pointer enters or focus arrives. A failure is silent: drawing it asks anew. */
  preload: () => void;
}

interface State<Props> {
  Part?: ComponentType<Props>;
  error?: Error;
}

/**
 * Makes a part of code that is fetched when it is first drawn, for what opens by a press. `lazy` within `Suspense` may keep such
 * a part back for 300 ms after its code is there, which React does so that fallbacks do not flash; there is none here.
 * What belongs to the page itself stays `lazy`: the server draws nothing of a late part.
 * @throws while drawing, when the code cannot be fetched; the next drawing tries again.
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
        (reason: unknown) => {
          // Nothing is drawn yet: drawing it asks anew.
          if (listeners.size === 0) return;
          become({ error: reason instanceof Error ? reason : new Error(String(reason)) });
          // Thrown where it is drawn; the page that comes after the failure starts from nothing.
          setTimeout(() => {
            if (state.error !== undefined) state = nothing;
          });
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
    const { Part, error } = useSyncExternalStore(
      subscribe,
      () => state,
      () => nothing,
    );
    useEffect(preload, []);
    if (error !== undefined) throw error;
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Late, { preload });
}
