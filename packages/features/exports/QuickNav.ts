/** The visitor's own sites. */
export { quickNavMessages } from '../src/shell/quick-nav/messages.ts';
export { NAVIGATION_KEY, type NavigationStorage, SYNC_KEY, TAB_OPEN_KEY } from '../src/shell/quick-nav/navigationStore.ts';
export { QUICK_NAV_LIMIT, type QuickNavLists, type QuickNavTab } from '../src/shell/quick-nav/ownNavigation.ts';
export { type QuickNav, type QuickNavOptions, useQuickNav } from '../src/shell/quick-nav/useQuickNav.ts';
export { type OwnNavigationOptions, useOwnNavigation } from '../src/shell/quick-nav/useOwnNavigation.ts';
