import { type RefObject, useEffect, useState } from 'react';

/** Whether an element lies outside what the window shows; not before the browser has looked. */
export function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry && setOut(!entry.isIntersecting));
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isOut;
}
