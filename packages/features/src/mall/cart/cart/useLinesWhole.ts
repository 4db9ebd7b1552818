import { startTransition, useEffect, useState } from 'react';

/** More than a screen shows at once. */
const AT_ONCE = 10;
const EACH_TIME = 8;
/** Room for what the reader does in between. */
const PAUSE_MS = 16;
/** Whoever presses + presses it again: nothing is drawn in between. A key does not wait, or Tab would run out of lines. */
const REST_MS = 600;

/**
 * How many lines, counted from the top, have their controls. A long cart shows the facts of all lines at once; the controls of
 * those far below follow while nothing else is to be done, a few at a time.
 */
export function useLinesWhole(count: number): number {
  const [whole, setWhole] = useState(AT_ONCE);
  const isDone = whole >= count;
  useEffect(() => {
    if (isDone) return;
    const draw = () => startTransition(() => setWhole(whole + EACH_TIME));
    let timer = setTimeout(draw, PAUSE_MS);
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, REST_MS);
    };
    document.addEventListener('pointerdown', rest, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', rest, { capture: true });
    };
  }, [isDone, whole]);
  return whole;
}
