import { type AnchorHTMLAttributes, forwardRef, type MouseEvent, type Ref, useContext } from 'react';
import { NavigateContext } from './NavigateContext.ts';

/** Props of `PlainLink`: what an `a` takes. */
export interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link without a look, through the site's router. Pages have a hundred of them, so it is the browser's own link and nothing
 * around it: `:hover` and `:focus-visible` tell its states (docs/adr/0008).
 */
export const PlainLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, PlainLinkProps>(function PlainLink({ href, onClick, children, ...props }, ref) {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || !staysInWindow(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...props} ref={ref} href={href} onClick={follow}>
      {children}
    </a>
  );
});

/** The id that an address names, as it was written where it is no encoded text. */
function placeOf({ hash }: HTMLAnchorElement): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Another window, a download, another site or a place in this page, to which focus goes along, is the browser's own business. */
function staysInWindow({ currentTarget: link, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean {
  // By the attribute: within a frame a browser may give the property a value that was not written.
  const target = link.getAttribute('target');
  const isHere = target === null || target === '' || target === '_self';
  const isPlace = link.getAttribute('href')?.startsWith('#') === true && document.getElementById(placeOf(link)) !== null;
  return isHere && !isPlace && button === 0 && link.origin === location.origin && !link.hasAttribute('download') && !(metaKey || ctrlKey || shiftKey || altKey);
}
