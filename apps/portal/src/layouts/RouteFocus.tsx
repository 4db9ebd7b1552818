import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A page that is not there by then has failed or is very slow; nobody waits for its heading any more. */
const WAIT_MS = 10_000;

/** An address may name a place in the page; otherwise the page begins with its heading. */
function landing(hash: string): HTMLElement | null {
  return (hash === '' ? null : document.getElementById(hash.slice(1))) ?? document.querySelector<HTMLElement>('main h1');
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  // The router has set the scroll position by itself.
  element.focus({ preventScroll: true });
}

/**
 * Moves focus to the heading of a page that was navigated to, so that a screen reader says where one is and Tab goes on from there.
 * Not on the first page, and not for another filter of the same page. A page that still loads has no heading yet: focus waits in `main`,
 * and goes on only if the visitor has not moved it meanwhile.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const target = landing(hash) ?? main;
    if (target) focus(target);
    if (!main || target !== main) return undefined;
    const arrivals = new MutationObserver(() => {
      const heading = landing(hash);
      if (!heading) return;
      arrivals.disconnect();
      if (document.activeElement === main || document.activeElement === document.body) focus(heading);
    });
    arrivals.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => arrivals.disconnect(), WAIT_MS);
    return () => {
      arrivals.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, hash]);
  return null;
}
