import { useEffect, useRef, useState } from 'react';
import { useCountdown } from '../useCountdown/useCountdown.ts';

// Focus, scroll and what lies under a resting pointer also move by themselves while a route settles; only later ones are the reader's.
const SETTLE_MS = 300;
const ACTS = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/** What leads to another page, and when. */
export interface TimedNavigationOptions {
  /** Milliseconds until `onNavigate`. */
  delayMs: number;
  /** Goes to the other page. Replace the history entry, or Back returns to the timer. */
  onNavigate: () => void;
  /** Whether the reader allows it; pass the site's setting here. @default true */
  isEnabled?: boolean;
  /** Whether any key, press, touch, scroll, focus, move of the pointer or a hidden tab cancels the navigation. @default true */
  stopOnInteract?: boolean;
}

/** The state of a timed navigation. */
export interface TimedNavigation {
  /** Whether the page will still leave by itself. */
  isRunning: boolean;
  /** Whole seconds left; 0 when it is not running. */
  secondsLeft: number;
  /** Stays on this page for good. */
  stop: () => void;
}

/**
 * Leaves the page after a while, unless the reader does anything at all (WCAG 2.2.1).
 * It does not start for readers who came by keyboard or ask for less motion.
 */
export function useTimedNavigation({ delayMs, onNavigate, isEnabled = true, stopOnInteract = true }: TimedNavigationOptions): TimedNavigation {
  const [deadline, setDeadline] = useState<number | null>(null);
  const [isStopped, setStopped] = useState(false);
  const secondsLeft = useCountdown(deadline);
  const navigate = useRef(onNavigate);
  const [stop] = useState(() => () => {
    setStopped(true);
    setDeadline(null);
  });

  // A caller's new function must not restart the clock.
  useEffect(() => {
    navigate.current = onNavigate;
  }, [onNavigate]);

  useEffect(() => {
    if (!isEnabled || isStopped || prefersToStay()) return;
    setDeadline(Date.now() + delayMs);
    const leave = setTimeout(() => {
      setDeadline(null);
      navigate.current();
    }, delayMs);
    const unlisten = stopOnInteract ? listen(stop) : undefined;
    return () => {
      clearTimeout(leave);
      unlisten?.();
    };
  }, [delayMs, isEnabled, isStopped, stop, stopOnInteract]);

  return { isRunning: deadline !== null, secondsLeft, stop };
}

function listen(onInteract: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true, capture: true };
  for (const act of ACTS) document.addEventListener(act, onInteract, options);
  document.addEventListener('visibilitychange', () => document.hidden && onInteract(), options);
  const settle = setTimeout(() => {
    document.addEventListener('focusin', onInteract, options);
    document.addEventListener('scroll', onInteract, options);
    document.addEventListener('pointermove', onInteract, options);
  }, SETTLE_MS);
  return () => {
    clearTimeout(settle);
    controller.abort();
  };
}

function prefersToStay(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.querySelector(':focus-visible:not(input, textarea)') !== null;
}
