import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { ToTopIcon } from '../Icon/pageIcons.tsx';
import * as styles from './BackToTop.css.ts';

/** Props of `BackToTop`. */
export interface BackToTopProps {
  /** Names the button: 回到顶部. */
  label: string;
  /** Where focus goes: the heading of the page, or `main`. It gets a `tabindex` of −1 when it has none. */
  targetRef: RefObject<HTMLElement | null>;
}

/**
 * Goes back to the top of a long page, and takes focus along. It comes after a screen of scrolling, keeps out of the
 * way of what has focus, and moves at once for readers who want less motion.
 */
export function BackToTop({ label, targetRef }: BackToTopProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isFar, setFar] = useState(false);
  const [isCovering, setCovering] = useState(false);

  useEffect(() => {
    const look = () => setFar(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);

  useEffect(() => {
    if (!isFar) return;
    let frame = 0;
    // A frame: what has just got focus is scrolled into view first.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovering(covers(place.current, document.activeElement)));
    };
    look();
    addEventListener('focusin', look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('focusin', look);
      removeEventListener('scroll', look);
    };
  }, [isFar]);

  if (!isFar) return null;
  const go = () => {
    const target = targetRef.current;
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    // First, or the button would vanish under the focus.
    target?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  };
  return (
    <div ref={place} className={styles.place} style={isCovering ? { visibility: 'hidden' } : undefined}>
      <IconButton variant="outline" label={label} onPress={go}>
        <ToTopIcon />
      </IconButton>
    </div>
  );
}

function covers(box: HTMLElement | null, focused: Element | null): boolean {
  // A page that has focus as a whole is not covered by a corner of it.
  if (!box || !focused || focused === document.body || focused.contains(box) || box.contains(focused)) return false;
  const a = box.getBoundingClientRect();
  const b = focused.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
