import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come near the screen; from then on it stays so. Not before the browser has looked.
 * @param margin How far outside the screen is near, in CSS px.
 */
export function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, margin]);
  return isNear;
}
