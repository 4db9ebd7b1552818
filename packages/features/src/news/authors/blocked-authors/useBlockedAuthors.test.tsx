// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { newestArticlesQuery } from '@chippage/api/news';
import type { Author } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useBlockedAuthors } from './useBlockedAuthors.ts';

test('取消屏蔽之后，读过的文章列表重新读；这一行留着，可以重新屏蔽', async () => {
  const newestArticles = vi.fn(() => ({ data: [], totalRecord: 0 }));
  const unblockAuthor = vi.fn(() => null);
  const client = fakeApi({ blockedAuthors: () => ({ data: [], totalRecord: 0 }), unblockAuthor, newestArticles });
  const { result } = renderHook(() => ({ blocked: useBlockedAuthors(), news: newestArticlesQuery.use({}) }), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  await vi.waitFor(() => expect(newestArticles).toHaveBeenCalledTimes(1));
  const author = { id: 7, name: '林研' } as Author;
  await act(() => result.current.blocked.onChange(author, false));
  expect(unblockAuthor).toHaveBeenCalledOnce();
  expect(result.current.blocked.isUnblocked(author)).toBe(true);
  await vi.waitFor(() => expect(newestArticles).toHaveBeenCalledTimes(2));
});
