// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useWatchCompany } from './useWatchCompany.ts';

const inside =
  (client: ReturnType<typeof fakeApi>) =>
  ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;

test('关注记在账号里，再按一次取消', async () => {
  let isWatched = false;
  const set = (next: boolean) => () => {
    isWatched = next;
    return { isWatched };
  };
  const watchRegistry = vi.fn(set(true));
  const client = fakeApi({ registryWatchState: () => ({ isWatched }), watchRegistry, unwatchRegistry: vi.fn(set(false)) });
  const { result } = renderHook(() => useWatchCompany({ id: 21, isMember: true, demandLogin: (action) => action(), notify: vi.fn() }), {
    wrapper: inside(client),
  });
  expect(result.current.isWatched).toBe(false);
  act(() => result.current.onWatch(true));
  await vi.waitFor(() => expect(watchRegistry).toHaveBeenCalledWith(expect.objectContaining({ id: 21 })));
  await vi.waitFor(() => expect(result.current.isWatched).toBe(true));
  act(() => result.current.onWatch(false));
  await vi.waitFor(() => expect(result.current.isWatched).toBe(false));
});

test('访客先登录，状态不去问；没有做成就变回去，说出服务端的话', async () => {
  const registryWatchState = vi.fn(() => ({ isWatched: false }));
  const watchRegistry = vi.fn(() => Promise.reject(new ApiError({ status: 200, reason: 'registry.watches_full', message: '最多关注 100 家公司' })));
  const client = fakeApi({ registryWatchState, watchRegistry });
  const demandLogin = vi.fn();
  const notify = vi.fn();
  const { result } = renderHook(() => useWatchCompany({ id: 21, isMember: false, demandLogin, notify }), { wrapper: inside(client) });
  act(() => result.current.onWatch(true));
  expect(watchRegistry).not.toHaveBeenCalled();
  expect(registryWatchState).not.toHaveBeenCalled();
  expect(result.current.isWatched).toBe(false);
  const [[afterLogin]] = demandLogin.mock.calls as [[() => void]];
  act(() => afterLogin());
  expect(result.current.isWatched).toBe(true);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'danger', text: '最多关注 100 家公司' }));
  expect(result.current.isWatched).toBe(false);
});
