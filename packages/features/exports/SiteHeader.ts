/** The head of every page. */
export type { NavItem, NavLink, NavList } from '../src/shell/site-header/navLinks.ts';
export { SiteHeader, type SiteHeaderProps } from '../src/shell/site-header/SiteHeader.tsx';
export { siteHeaderMessages } from '../src/shell/site-header/messages.ts';
export { useNavLists } from '../src/shell/site-header/useNavLists.ts';
