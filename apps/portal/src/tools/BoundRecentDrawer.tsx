import { useApi } from '@chippage/api/ApiProvider';
import type { ApiError } from '@chippage/api/errors';
import type { Loadable } from '@chippage/api/loadable';
import { type Pages, useInvalidate } from '@chippage/api/query';
import { agentHistoryListQuery, clearHistory, historyListQuery } from '@chippage/api/history';
import { historyTypeOf, RecentDrawer, recentFromAgents, recentFromHistory, type RecentTab } from '@chippage/features/RecentDrawer';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { datasheetsPaths } from '../routes/datasheets/datasheets.paths.ts';
import { inquiriesPaths } from '../routes/inquiries/inquiries.paths.ts';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { newsPaths } from '../routes/news/news.paths.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import type { BoundDialogProps } from './BoundFeedbackDialog.tsx';

/** Where the rows of all kinds lead. */
const rowPaths = { ...datasheetsPaths, ...newsPaths, ...mallPaths, ...inquiriesPaths };

const PAGE = { pageSize: 20 };

/** Rows of several pages as what a piece shows. */
function loadableOf<Row, Shown>(pages: Pages<Row>, shown: (row: Row) => Shown): Loadable<{ rows: Shown[]; total: number }> {
  if (pages.total !== null) return { status: 'ready', data: { rows: pages.rows.map(shown), total: pages.total } };
  if (pages.error) return { status: 'failed', code: pages.error.reason, message: pages.error.message, onRetry: pages.retry };
  return { status: 'loading' };
}

/** A failure while earlier pages are on screen. */
function moreError(pages: { total: number | null; error: ApiError | undefined }): string | null {
  return pages.total !== null && pages.error ? pages.error.message : null;
}

/** What the member looked at lately, bound to their history. */
export function BoundRecentDrawer({ isOpen, onOpenChange }: BoundDialogProps) {
  const client = useApi();
  const invalidate = useInvalidate();
  const isLoggedIn = useAtomValue(memberAtom) !== null;
  const openLogin = useSetAtom(openLoginAtom);
  const [tab, setTab] = useState<RecentTab>('datasheet');
  const type = historyTypeOf(tab);
  const isRead = isOpen && isLoggedIn;
  const history = historyListQuery.usePages(isRead && type !== null ? { type, ...PAGE } : null);
  const agents = agentHistoryListQuery.usePages(isRead && type === null ? PAGE : null);
  const pages = type === null ? agents : history;
  return (
    <RecentDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isLoggedIn={isLoggedIn}
      onLogIn={() => openLogin({ reason: 'recent' })}
      tab={tab}
      onTabChange={setTab}
      list={type === null ? loadableOf(agents, (row) => recentFromAgents(row, rowPaths)) : loadableOf(history, (row) => recentFromHistory(row, rowPaths))}
      isLoadingMore={pages.isLoadingMore}
      moreError={moreError(pages)}
      onLoadMore={pages.error ? pages.retry : pages.loadMore}
      onClear={
        type === null
          ? undefined
          : async () => {
              await clearHistory({ type }, { client });
              await invalidate(historyListQuery);
            }
      }
      emptyHrefs={{ demand: shellPaths.home(), agent: mallPaths.mall(), datasheet: shellPaths.home(), article: newsPaths.news() }}
    />
  );
}
