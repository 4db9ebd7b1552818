import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves focus to the heading of a page that was navigated to, so that a screen reader says where one is and Tab goes on from there.
 * Not on the first page, and not for another filter of the same page.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // An address may name a place in the page; otherwise the page begins with its heading.
    const place = hash === '' ? null : document.getElementById(hash.slice(1));
    const heading = place ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    // The router has set the scroll position by itself.
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
