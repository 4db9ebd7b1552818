import { useSyncExternalStore } from 'react';

const TICK_MS = 250;

/**
 * Counts down to a deadline.
 * @param deadline Epoch milliseconds, or `null` when nothing is counting.
 * @returns Whole seconds left; 0 once the deadline has passed, and 0 on the server.
 */
export function useCountdown(deadline: number | null): number {
  return useSyncExternalStore(deadline === null ? never : everyTick, () => secondsUntil(deadline), onServer);
}

// The clock is an external store: reading it at render never shows an enabled button for one frame
// after a new deadline, as an effect would.
function everyTick(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

function never(): () => void {
  return () => undefined;
}

function onServer(): number {
  return 0;
}

// Rounded up, so that a minute starts at 60 and not at 61 or 59.
function secondsUntil(deadline: number | null): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}
