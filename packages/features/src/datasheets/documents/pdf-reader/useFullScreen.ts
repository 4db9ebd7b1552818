import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and how to change that; `null` where the browser cannot do it. */
export interface FullScreen {
  isFull: boolean;
  toggle: (() => void) | null;
}

/** Lets an element fill the screen. Escape leaves it, as everywhere in the browser. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled);
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  return {
    isFull,
    // A browser that refuses leaves the reader as it is.
    toggle: isPossible ? () => void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined) : null,
  };
}
