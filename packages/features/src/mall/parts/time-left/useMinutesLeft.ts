import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 5_000;
const MINUTE_MS = 60_000;
const onServer = () => null;
const never = () => () => undefined;

function everyTick(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * Whole minutes until a time, the begun one counted; a page is drawn anew only when that number changes.
 * @returns null without a deadline, and on the server, which has another clock than the visitor
 */
export function useMinutesLeft(deadline: string | null): number | null {
  const read = useCallback(() => (deadline === null ? null : Math.max(0, Math.ceil((Date.parse(deadline) - Date.now()) / MINUTE_MS))), [deadline]);
  return useSyncExternalStore(deadline === null ? never : everyTick, read, onServer);
}
