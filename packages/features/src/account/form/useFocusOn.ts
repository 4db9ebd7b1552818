import { type RefObject, useEffect } from 'react';

/** Moves focus there once the condition holds, in the next frame: what had the focus is then surely gone. */
export function useFocusOn(target: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const frame = requestAnimationFrame(() => target.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isWanted, target]);
}
