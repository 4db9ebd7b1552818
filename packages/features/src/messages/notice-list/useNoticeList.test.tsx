// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { linNotices } from './NoticeList.fixtures.ts';
import { useNoticeList } from './useNoticeList.ts';

afterEach(cleanup);

function bind() {
  const asked: unknown[] = [];
  const marked: unknown[] = [];
  const client = fakeApi({
    noticePage: (vars) => {
      asked.push(vars);
      return { data: vars.pageIndex === 2 ? linNotices.slice(2) : linNotices.slice(0, 2), totalRecord: 4 };
    },
    readNotices: (vars) => {
      marked.push(vars);
      return { unreadCount: 1 };
    },
  });
  const onRead = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return { ...renderHook(() => useNoticeList({ onRead }), { wrapper }), asked, marked, onRead };
}
const unread = (notices: ReturnType<typeof useNoticeList>['notices']) =>
  notices.status === 'ready' ? notices.data.rows.filter(({ readTime }) => readTime === null).map(({ id }) => id) : [];

test('一条、全部：列表马上变，应用知道还剩几条', async () => {
  const { result, marked, onRead } = bind();
  await vi.waitFor(() => expect(unread(result.current.notices)).toEqual([11, 10]));
  await act(() => result.current.onRead([10]));
  expect(unread(result.current.notices)).toEqual([11]);
  expect(onRead).toHaveBeenCalledWith(1);
  await act(() => result.current.onRead([]));
  expect(unread(result.current.notices)).toEqual([]);
  expect(marked).toEqual([{ ids: '10' }, { ids: '' }]);
});

test('换类别、只看未读：重新问；下一页接在后面', async () => {
  const { result, asked } = bind();
  await vi.waitFor(() => expect(result.current.notices.status).toBe('ready'));
  act(() => result.current.onLoadMore());
  await vi.waitFor(() => expect(result.current.notices.status === 'ready' && result.current.notices.data.rows).toHaveLength(4));
  act(() => result.current.onKindChange('review'));
  act(() => result.current.onUnreadOnlyChange(true));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'review', isUnread: true, pageSize: 20, pageIndex: 1 }));
});
