/** What a member looked at lately. Load it when it is first wanted. */
export { recentDrawerMessages } from '../src/shell/recent-drawer/messages.ts';
export { RecentDrawer, type RecentDrawerProps, type RecentRows } from '../src/shell/recent-drawer/RecentDrawer.tsx';
export { historyTypeOf, recentFromAgents, recentFromHistory, type RecentPaths, type RecentRow, type RecentTab } from '../src/shell/recent-drawer/recentRow.ts';
