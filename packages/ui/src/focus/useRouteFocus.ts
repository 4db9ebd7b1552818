import { useEffect, useRef } from 'react';

/** A page that is not there by then has failed or is very slow; its heading is not waited for any longer. */
const WAIT_MS = 10_000;

export interface RouteFocusOptions {
  /** The path of the page shown; another one means that a page was navigated to. Queries do not count: a filter is no new page. */
  path: string;
  /** The place in the page that the address names, with its `#`. @default '' */
  hash?: string;
  /** The entry of the browser's history: what had focus there gets it again on return. @default the path */
  entry?: string;
  /** Whether the page was returned to, by Back or Forward: its scroll place is restored then. @default false */
  isReturn?: boolean;
}

/**
 * Moves focus to the heading of a page that was navigated to (`main h1`), or to the place its address names, so that a screen
 * reader says where one is and Tab goes on from there. On return it is the link that led away, of several with one address the first in view, and never what is out of view: the
 * main content itself has focus then. Not on the first page. A page that still loads has none of these yet: focus waits in
 * `main`, and goes on only if the visitor has not moved it meanwhile. Scrolling stays with the router.
 */
export function useRouteFocus({ path, hash = '', entry = path, isReturn = false }: RouteFocusOptions): void {
  const shown = useRef(path);
  const at = useRef(entry);
  const led = useRef(new Map<string, string | null>());
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      led.current.set(at.current, (target as Element).getAttribute('href'));
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    at.current = entry;
  }, [entry]);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    const href = led.current.get(entry);
    const land = () => (isReturn ? placeLeft(href, hash) : landing(hash));
    const main = document.querySelector<HTMLElement>('main');
    const target = land() ?? main;
    if (target) focus(target);
    if (!main || target !== main) return undefined;
    const arrivals = new MutationObserver(() => {
      const place = land();
      if (!place) return;
      arrivals.disconnect();
      if (document.activeElement === main || document.activeElement === document.body) focus(place);
    });
    arrivals.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => arrivals.disconnect(), WAIT_MS);
    return () => {
      arrivals.disconnect();
      clearTimeout(timer);
    };
  }, [path, hash]); // oxlint-disable-line react/exhaustive-deps -- another entry of the same page is no new page: the heading is still waited for
}

/** An address may name a place in the page; otherwise the page begins with its heading. */
function landing(hash: string): HTMLElement | null {
  return (hash === '' ? null : document.getElementById(hash.slice(1))) ?? document.querySelector<HTMLElement>('main h1');
}

/** Where a page that was returned to goes on: at the link that led away, else where it begins; in view only. */
function placeLeft(href: string | null | undefined, hash: string): HTMLElement | null {
  const places = href ? [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href) : [landing(hash)];
  return places.find((place) => place && place.getBoundingClientRect().bottom >= 0 && place.getBoundingClientRect().top <= innerHeight) ?? null;
}

function focus(element: HTMLElement): void {
  // A link has its place in the order of Tab.
  if (!element.matches('a[href]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
