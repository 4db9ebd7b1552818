import { startTransition, useEffect, useState } from 'react';

/** More than a tall screen shows at once. */
const AT_ONCE = 12;
const EACH_TIME = 12;
/** Room for what the reader does in between. */
const PAUSE_MS = 16;

/**
 * How many lines, counted from the top, have their controls. A long cart shows the facts of all lines at once; the controls of
 * those far below follow while nothing else is to be done, a few at a time.
 */
export function useLinesWhole(count: number): number {
  const [whole, setWhole] = useState(AT_ONCE);
  const isDone = whole >= count;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => startTransition(() => setWhole(whole + EACH_TIME)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDone, whole]);
  return whole;
}
