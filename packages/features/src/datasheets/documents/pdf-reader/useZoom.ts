import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

const steps = [0.25, 0.5, 0.67, 0.75, 0.86, 1, 1.25, 1.5, 2, 3, 4];
/** The edge of a page on both sides. What the pane has inside its padding and beside its scroll bar is the page's. */
const edges = 2;

function next(scale: number, by: 1 | -1): number {
  return (by === 1 ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01)) ?? scale;
}

/**
 * Scale of the pages: follows the width of the pane until the reader chooses a step.
 * @param pageWidth Width of a page at 100 %, in CSS pixels.
 * @param panels What stands beside the pane; another object when the pane has another width for it.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, pageWidth: number, panels: object): { scale: number; zoom: (by: 1 | -1 | 'fit') => void } {
  const [fitted, setFitted] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  // Before the browser paints: pages at a scale that is only a guess would be drawn twice.
  useLayoutEffect(() => {
    const pane = frame.current?.querySelector('[role="region"]');
    if (!pane) return undefined;
    const fit = (width: number) => {
      if (width > 0) setFitted(Math.max(0.25, Math.min(1.5, Math.floor(((width - edges) / pageWidth) * 1000) / 1000)));
    };
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(pane);
    fit(pane.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd));
    const observer = new ResizeObserver(([entry]) => fit(entry?.contentRect.width ?? 0));
    observer.observe(pane);
    return () => observer.disconnect();
  }, [frame, pageWidth, panels]);
  const scale = chosen ?? fitted;
  const zoom = useCallback((by: 1 | -1 | 'fit') => setChosen((known) => (by === 'fit' ? null : next(known ?? fitted, by))), [fitted]);
  return { scale, zoom };
}
