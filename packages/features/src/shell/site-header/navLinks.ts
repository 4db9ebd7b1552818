/** A place of the main menu. */
export interface NavItem {
  id: string;
  label: string;
  href: string;
  /** Whether the page shown belongs to it. */
  isCurrent?: boolean;
}

/** An address in one of the header's lists. */
export interface NavLink {
  name: string;
  href: string;
  /** A second name beside it, e.g. the maker's English one. */
  detail?: string;
  /** The heading that it stands under, e.g. 国产. Groups stand in the order in which they first appear. */
  group?: string;
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

/** The links under their headings; those without one stand first. */
export function groupLinks(links: readonly NavLink[]): { heading: string | null; links: NavLink[] }[] {
  const groups = new Map<string | null, NavLink[]>([[null, []]]);
  for (const link of links) {
    const heading = link.group ?? null;
    const group = groups.get(heading);
    if (group) group.push(link);
    else groups.set(heading, [link]);
  }
  return [...groups].map(([heading, members]) => ({ heading, links: members })).filter((group) => group.links.length > 0);
}
