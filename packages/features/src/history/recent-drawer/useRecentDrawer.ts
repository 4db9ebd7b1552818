import { useApi } from '@chippage/api/ApiProvider';
import type { Loadable } from '@chippage/api/loadable';
import { type Pages, useInvalidate } from '@chippage/api/query';
import { agentHistoryListQuery, clearAgentHistory, clearHistory, historyListQuery } from '@chippage/api/history';
import { useState } from 'react';
import type { RecentDrawerProps, RecentRows } from './RecentDrawer.tsx';
import { historyTypeOf, recentFromAgents, recentFromHistory, type RecentPaths, type RecentRow, type RecentTab } from './recentRow.ts';

const PAGE = { pageSize: 20 };

export interface RecentDrawerOptions {
  isOpen: boolean;
  isLoggedIn: boolean;
  paths: RecentPaths;
}

function rowsOf<Row>(pages: Pages<Row>, shown: (row: Row) => RecentRow): Loadable<RecentRows> {
  if (pages.total !== null) return { status: 'ready', data: { rows: pages.rows.map(shown), total: pages.total } };
  if (pages.error) return { status: 'failed', code: pages.error.reason, message: pages.error.message, onRetry: pages.retry };
  return { status: 'loading' };
}

/** Binds `RecentDrawer` to the member's history; nothing is read while it is closed. */
export function useRecentDrawer({
  isOpen,
  isLoggedIn,
  paths,
}: RecentDrawerOptions): Pick<RecentDrawerProps, 'tab' | 'onTabChange' | 'list' | 'isLoadingMore' | 'moreError' | 'onLoadMore' | 'onClear' | 'onRemove'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const [tab, setTab] = useState<RecentTab>('datasheet');
  const type = historyTypeOf(tab);
  const isRead = isOpen && isLoggedIn;
  const history = historyListQuery.usePages(isRead && type !== null ? { type, ...PAGE } : null);
  const agents = agentHistoryListQuery.usePages(isRead && type === null ? PAGE : null);
  const { total, error, retry, loadMore, isLoadingMore } = type === null ? agents : history;
  const forget = async (id?: number) => {
    const row = id === undefined ? {} : { id };
    await (type === null ? clearAgentHistory(row, { client }) : clearHistory({ type, ...row }, { client }));
    await invalidate(type === null ? agentHistoryListQuery : historyListQuery);
  };
  return {
    tab,
    onTabChange: setTab,
    list: type === null ? rowsOf(agents, (row) => recentFromAgents(row, paths)) : rowsOf(history, (row) => recentFromHistory(row, paths)),
    isLoadingMore,
    // A failure while earlier pages are on screen.
    moreError: total !== null && error ? error.message : null,
    onLoadMore: error ? retry : loadMore,
    onClear: () => forget(),
    onRemove: ({ id }) => forget(id),
  };
}
