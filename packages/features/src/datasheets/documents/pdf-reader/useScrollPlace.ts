import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** A place in the column of pages that holds while sizes change. */
interface Place {
  page: number;
  /** Above the page: pixels, negative. Inside it: share of its height. */
  into: number;
}

/** Distance between the upper edge of the pane and a page that was gone to, in CSS pixels. */
const lead = 16;

const slotsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-page]')];
const slotOf = (root: HTMLElement, page: number) => root.querySelector<HTMLElement>(`[data-page="${page}"]`);

/** The last page that begins above a line of the column; the first when none does. */
function pageAt(root: HTMLElement, line: number): number {
  const slot = slotsOf(root).findLast(({ offsetTop }) => offsetTop <= line);
  return Number(slot?.dataset['page'] ?? 1);
}

function placeOf(root: HTMLElement): Place {
  const page = pageAt(root, root.scrollTop + lead);
  const slot = slotOf(root, page);
  const into = root.scrollTop - (slot?.offsetTop ?? 0);
  return { page, into: into < 0 ? into : into / (slot?.offsetHeight || 1) };
}

/**
 * Keeps the pane at its place while the zoom settles and pages learn their true size, and tells which page the reader scrolled to.
 * @param scale The place is restored in the same frame in which it changes.
 * @param onPageInView Called for the reader's own scrolling only, with the page that fills most of the pane.
 * @returns Goes to the top of a page, counted from 1.
 */
export function useScrollPlace(
  scroller: RefObject<HTMLDivElement | null>,
  initialPage: number,
  scale: number,
  pageCount: number,
  onPageInView: (page: number) => void,
): (page: number) => void {
  const place = useRef<Place>({ page: initialPage, into: -lead });
  /** Where this hook left the pane: the scroll event of its own move and of nothing else finds it there. */
  const left = useRef(0);
  const restore = useCallback(() => {
    const root = scroller.current;
    const slot = root && slotOf(root, place.current.page);
    if (!root || !slot) return;
    const { into } = place.current;
    root.scrollTop = Math.max(0, slot.offsetTop + (into < 0 ? into : into * slot.offsetHeight));
    left.current = root.scrollTop;
  }, [scroller]);
  useLayoutEffect(restore, [restore, scale]);
  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const onScroll = () => {
      if (Math.abs(root.scrollTop - left.current) < 1) return;
      left.current = root.scrollTop;
      place.current = placeOf(root);
      onPageInView(pageAt(root, root.scrollTop + root.clientHeight / 3));
    };
    root.addEventListener('scroll', onScroll, { passive: true });
    const sizes = new ResizeObserver(restore);
    for (const slot of [root, ...slotsOf(root)]) sizes.observe(slot);
    return () => {
      root.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, [scroller, pageCount, restore, onPageInView]);
  return useCallback(
    (page) => {
      place.current = { page, into: -lead };
      restore();
    },
    [restore],
  );
}
