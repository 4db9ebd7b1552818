import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface FocusBackProps {
  /** For a window that nobody's press opened, such as the heading of the page. */
  instead?: RefObject<HTMLElement | null>;
}

/**
 * The first thing inside a modal window; brings focus back to the page when the window goes: to what had it before, else to
 * `instead`. React Aria tries the former one frame after the window is gone, and misses twice: the page may still be inert in
 * that frame (React runs effects late when an answer of the server closes the window, not a press), and for a window that was
 * drawn unseen it knows only what had focus while that was drawn.
 */
export function FocusBack({ instead }: FocusBackProps) {
  const here = useRef<HTMLSpanElement>(null);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const now = focused();
    // Strict mode asks a second time, when focus has come in.
    if (!here.current?.parentElement?.contains(now)) before.current = now;
  }, []);
  useEffect(
    () => () => {
      // The page is free again when this effect ends with the others; React Aria's own attempt stands before ours in the frame.
      requestAnimationFrame(() => {
        if (focused() === null) before.current?.focus({ preventScroll: true });
        if (focused() === null) instead?.current?.focus();
      });
    },
    [instead],
  );
  return <span ref={here} hidden />;
}

function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}
