import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable } from '@chippage/api/loadable';
import { noticePageQuery, readNotices, unreadNoticesQuery } from '@chippage/api/messages';
import { useInvalidate } from '@chippage/api/query';
import type { NoticeKind } from '@chippage/api/types';
import { useState } from 'react';
import { toPagedList } from '../../parts/list-page/pagedList.ts';
import type { NoticeListProps } from './NoticeList.tsx';

const PAGE_SIZE = 20;

/** Binds `NoticeList` to the API. `onRead` hears how many are left unread, e.g. for the badge of the header. */
export function useNoticeList({ onRead }: { onRead?: (unreadCount: number) => void } = {}): NoticeListProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const [kind, setKind] = useState<NoticeKind | null>(null);
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  // What was read here shows as read at once, wherever in the list it is.
  const [read, setRead] = useState<{ ids: ReadonlySet<number>; before: string | null }>({ ids: new Set(), before: null });
  const pages = noticePageQuery.usePages({ ...(kind && { kind }), ...(isUnreadOnly && { isUnread: true }), pageSize: PAGE_SIZE });
  const isRead = (id: number, createTime: string) => read.ids.has(id) || (read.before !== null && createTime <= read.before);

  return {
    notices: mapLoadable(toPagedList(pages), (list) => ({
      ...list,
      rows: list.rows.map((row) => (row.readTime === null && isRead(row.id, row.createTime) ? { ...row, readTime: row.createTime } : row)),
    })),
    kind,
    onKindChange: setKind,
    isUnreadOnly,
    onUnreadOnlyChange: setUnreadOnly,
    onLoadMore: pages.loadMore,
    onRead: async (ids) => {
      const { unreadCount } = await readNotices({ ids: ids.join(',') }, { client });
      setRead((was) => (ids.length > 0 ? { ...was, ids: new Set([...was.ids, ...ids]) } : { ...was, before: new Date().toISOString() }));
      onRead?.(unreadCount);
      await invalidate(unreadNoticesQuery);
    },
  };
}
