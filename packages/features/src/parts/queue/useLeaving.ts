import { type RefObject, useEffect, useRef, useState } from 'react';

/** The items of a queue that are still there, and where focus goes when one leaves. */
export interface Leaving<Item> {
  items: readonly Item[];
  /** Takes an item out; focus goes to what follows it, else to what stands before, else to what is shown when nothing is left. */
  leave: (id: number) => void;
  /** Hears each item's own place for focus. */
  placeOf: (id: number) => (element: HTMLElement | null) => void;
  /** Shown when nothing is left. */
  endRef: RefObject<HTMLDivElement | null>;
}

/** Hides what was dealt with at once; the list that is read again confirms it. */
export function useLeaving<Item extends { id: number }>(all: readonly Item[]): Leaving<Item> {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const places = useRef(new Map<number, HTMLElement>());
  const endRef = useRef<HTMLDivElement>(null);
  const isEnding = useRef(false);
  const items = all.filter(({ id }) => !gone.has(id));
  useEffect(() => {
    if (!isEnding.current) return;
    isEnding.current = false;
    endRef.current?.focus();
  }, [gone]);
  const [first] = items;
  const isEmpty = first === undefined;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // More came from the pages behind: the note that nothing is left went away with the focus it had.
    if (wasEmpty.current && first && document.activeElement === document.body) places.current.get(first.id)?.focus();
    wasEmpty.current = isEmpty;
  }, [first, isEmpty]);
  const leave = (id: number) => {
    const at = items.findIndex((item) => item.id === id);
    const next = items[at + 1] ?? items[at - 1];
    if (next) places.current.get(next.id)?.focus();
    else isEnding.current = true;
    setGone((before) => new Set(before).add(id));
  };
  const placeOf = (id: number) => (element: HTMLElement | null) => {
    if (element) places.current.set(id, element);
    else places.current.delete(id);
  };
  return { items, leave, placeOf, endRef };
}
