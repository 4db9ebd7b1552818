/** The quick tools at the edge of the page. */
export { sideMenuMessages } from '../src/shell/side-menu/messages.ts';
export { SideMenu, SideMenuSpace, type SideMenuProps } from '../src/shell/side-menu/SideMenu.tsx';
export { sideSpace } from '../src/shell/side-menu/sideSpace.ts';
