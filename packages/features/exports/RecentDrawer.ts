/** What a member looked at lately. Load it when it is first wanted. */
export { recentDrawerMessages } from '../src/history/recent-drawer/messages.ts';
export { RecentDrawer, type RecentDrawerProps, type RecentRows } from '../src/history/recent-drawer/RecentDrawer.tsx';
export {
  historyTypeOf,
  recentFromAgents,
  recentFromHistory,
  type RecentPaths,
  type RecentRow,
  type RecentTab,
} from '../src/history/recent-drawer/recentRow.ts';
export { type RecentDrawerOptions, useRecentDrawer } from '../src/history/recent-drawer/useRecentDrawer.ts';
