import { useHref } from 'react-router-dom';

/** Whether an address is a page of this site, as the router writes it. The router takes everything else for a path below the present page. */
export function isPagePath(href: string): boolean {
  return /^(?!\/\/)[/?#]/.test(href) || href === '';
}

/** The address of a link as the document has it: the router resolves pages of its own, and leaves other sites alone. */
export function useLinkHref(href: string): string {
  const isOwn = isPagePath(href);
  const resolved = useHref(isOwn ? href : '/');
  return isOwn ? resolved : href;
}
