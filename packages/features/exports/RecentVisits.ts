/** What a member looked at lately, a handful. */
export { RecentVisits, type RecentVisit, type RecentVisitsProps } from '../src/history/recent-visits/RecentVisits.tsx';
export { recentVisitsMessages } from '../src/history/recent-visits/messages.ts';
export { useRecentVisits } from '../src/history/recent-visits/useRecentVisits.ts';
