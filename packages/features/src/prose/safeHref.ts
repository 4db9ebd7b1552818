/**
 * An address from a text that a member wrote, if a link may carry it: http, https, mailto, tel, or a path of this site.
 * @returns `null` for anything else, and then the words stand without a link.
 */
export function safeHref(href: string | null): { href: string; isOutside: boolean } | null {
  if (href === null) return null;
  const wanted = href.trim();
  // Two slashes are another host; browsers read a backslash as a slash.
  if (/^(\/(?![/\\])|#)/.test(wanted)) return { href: wanted, isOutside: false };
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(wanted) || !URL.canParse(wanted)) return null;
  return { href: wanted, isOutside: /^https?:/i.test(wanted) };
}
