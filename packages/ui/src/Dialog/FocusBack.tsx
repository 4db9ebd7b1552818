import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface FocusBackProps {
  /** For a window that was not opened by a press, or whose opener goes with the action: e.g. the heading of the page. */
  instead?: RefObject<HTMLElement | null>;
}

/**
 * The first thing inside a modal window; brings focus back to the page when the window goes: to what had it before, else to
 * `instead`, else to the nearest thing left. React Aria tries what had it before, one frame after the window is gone, and
 * misses twice: the page may still be inert in that frame (React runs effects late when an answer of the server closes the
 * window, not a press), and of a window that was drawn unseen it knows only what had focus while that was drawn.
 */
export function FocusBack({ instead }: FocusBackProps) {
  const here = useRef<HTMLSpanElement>(null);
  const before = useRef<readonly Place[]>([]);
  useLayoutEffect(() => {
    const now = focused();
    // Strict mode asks a second time, when focus has come in.
    if (!here.current?.parentElement?.contains(now)) before.current = placesAround(now);
  }, []);
  useEffect(
    () => () => {
      // The page is free again when this effect ends with the others; React Aria's own attempt stands before ours in the frame.
      requestAnimationFrame(() => {
        if (focused() === null) before.current[0]?.self.focus({ preventScroll: true });
        if (focused() === null) instead?.current?.focus();
        if (focused() === null) nearestLeft(before.current)?.focus();
      });
    },
    [instead],
  );
  return <span ref={here} hidden />;
}

/** An element and its neighbours as they were: those tell where it stood when it is gone. */
interface Place {
  self: HTMLElement;
  next: Element | null;
  previous: Element | null;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Of an element and of all that it stands in, within the page. */
function placesAround(element: HTMLElement | null): Place[] {
  const places: Place[] = [];
  for (let self = element; self && self !== document.body; self = self.parentElement)
    places.push({ self, next: self.nextElementSibling, previous: self.previousElementSibling });
  return places;
}

function nearestLeft(places: readonly Place[]): HTMLElement | undefined {
  for (const { self, next, previous } of places) {
    for (const element of [self, next, previous]) {
      const target = element?.isConnected && (element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE));
      if (target instanceof HTMLElement) return target;
    }
  }
  return undefined;
}

function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
