import { type RefObject, useRef } from 'react';

/** Keeps the keyboard in a list when an item goes away. */
export interface RemovalFocus<Key> {
  /** The element of an item that gets focus, such as its remove button: `ref={placeOf(key)}`. */
  placeOf: (key: Key) => (element: HTMLElement | null) => void;
  /** Moves focus to the next item's place, else to the one before, else to `end`. Call it before the item goes. */
  focusAfter: (key: Key) => void;
}

/**
 * Where focus goes when an item of a list is removed.
 * @param keys Of the items, in their order.
 * @param end Gets the focus when no item is left.
 */
export function useRemovalFocus<Key>(keys: readonly Key[], end: RefObject<HTMLElement | null>): RemovalFocus<Key> {
  const places = useRef(new Map<Key, HTMLElement>());
  return {
    placeOf: (key) => (element) => {
      if (element) places.current.set(key, element);
      else places.current.delete(key);
    },
    focusAfter: (key) => {
      const at = keys.indexOf(key);
      const next = [keys[at + 1], keys[at - 1]].find((other) => other !== undefined);
      (next === undefined ? end.current : places.current.get(next))?.focus();
    },
  };
}
