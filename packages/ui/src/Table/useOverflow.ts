import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tells whether a region is wider or higher than its place.
 * @returns `null` until it is measured (on the server, before hydration).
 */
export function useOverflow(region: RefObject<HTMLElement | null>): boolean | null {
  const [overflows, setOverflows] = useState<boolean | null>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // Before this frame is painted: what has grown must not stick out of the page for a moment.
      flushSync(() => setOverflows(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1));
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [region]);
  return overflows;
}
