import { useEffect, useRef } from 'react';

/** A page that is not there by then has failed or is very slow; its heading is not waited for any longer. */
const WAIT_MS = 10_000;

export interface RouteFocusOptions {
  /** The path of the page shown; another one means that a page was navigated to. Queries do not count: a filter is no new page. */
  path: string;
  /** The place in the page that the address names, with its `#`. @default '' */
  hash?: string;
}

/**
 * Moves focus to the heading of a page that was navigated to (`main h1`), or to the place its address names, so that a screen
 * reader says where one is and Tab goes on from there. Not on the first page. A page that still loads has no heading yet: focus
 * waits in `main`, and goes on only if the visitor has not moved it meanwhile. Scrolling stays with the router.
 */
export function useRouteFocus({ path, hash = '' }: RouteFocusOptions): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
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
  }, [path, hash]);
}

/** An address may name a place in the page; otherwise the page begins with its heading. */
function landing(hash: string): HTMLElement | null {
  return (hash === '' ? null : document.getElementById(hash.slice(1))) ?? document.querySelector<HTMLElement>('main h1');
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
