/** A place of the main menu. */
export interface NavItem {
  id: string;
  label: string;
  href: string;
  /** Whether the page shown belongs to it; see `activeMenuItem`. */
  isCurrent?: boolean;
}

/** An address in one of the header's lists. */
export interface NavLink {
  name: string;
  href: string;
  /** A second name beside it, e.g. the maker's English one. */
  detail?: string;
}

/** One of the header's lists: 常用网站, 代理商, 原厂. */
export interface NavList {
  id: string;
  label: string;
  links: readonly NavLink[];
  /** The page with all of them, at the foot of the list. */
  more?: { label: string; href: string };
}

/** The links whose names hold the typed text. */
export function filterLinks(links: readonly NavLink[], typed: string): readonly NavLink[] {
  const wanted = typed.trim().toLocaleLowerCase('zh');
  if (wanted === '') return links;
  return links.filter(({ name, detail = '' }) => `${name} ${detail}`.toLocaleLowerCase('zh').includes(wanted));
}
