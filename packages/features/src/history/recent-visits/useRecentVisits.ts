import { agentHistoryListQuery, historyListQuery } from '@chippage/api/history';
import { toLoadable } from '@chippage/api/loadable';
import { recentFromAgents, recentFromHistory, type RecentPaths } from '../recent-drawer/recentRow.ts';
import type { RecentVisitsProps } from './RecentVisits.tsx';

const SHOWN = 5;

/** Binds `RecentVisits` to the member's history: parts with their datasheets, companies, and goods. */
export function useRecentVisits(paths: RecentPaths): RecentVisitsProps {
  const datasheets = toLoadable(historyListQuery.use({ type: 1, pageIndex: 1, pageSize: SHOWN }));
  const companies = toLoadable(historyListQuery.use({ type: 3, pageIndex: 1, pageSize: SHOWN }));
  const goods = toLoadable(agentHistoryListQuery.use({ pageIndex: 1, pageSize: SHOWN }));
  if (datasheets.status !== 'ready') return { visits: datasheets };
  if (companies.status !== 'ready') return { visits: companies };
  if (goods.status !== 'ready') return { visits: goods };
  const rows = [
    ...datasheets.data.data.map((row) => ({ tab: 'datasheet' as const, row: recentFromHistory(row, paths) })),
    ...companies.data.data.map((row) => ({ tab: 'company' as const, row: recentFromHistory(row, paths) })),
    ...goods.data.data.map((row) => ({ tab: 'agent' as const, row: recentFromAgents(row, paths) })),
  ];
  // What is gone since is no way back to anything.
  const shown = rows.filter(({ row }) => row.href !== null).toSorted((a, b) => b.row.time.localeCompare(a.row.time));
  return { visits: { status: 'ready', data: shown.slice(0, SHOWN) } };
}
