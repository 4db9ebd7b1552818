// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useFollowThing } from './useFollowThing.ts';

test('关注品牌：记在账号里，字和状态跟着变；再按一次取消', async () => {
  let isKept = false;
  const set = (next: boolean) => () => {
    isKept = next;
    return null;
  };
  const client = fakeApi({ followState: () => ({ isKept }), addFollow: vi.fn(set(true)), removeFollow: vi.fn(set(false)) });
  const { result } = renderHook(() => useFollowThing({ kind: 'brand', id: 3, isMember: true, demandLogin: (action) => action(), notify: vi.fn() }), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  expect(result.current.isFollowed).toBe(false);
  act(() => result.current.onChange(true));
  await vi.waitFor(() => expect(result.current.isFollowed).toBe(true));
  act(() => result.current.onChange(false));
  await vi.waitFor(() => expect(result.current.isFollowed).toBe(false));
});

test('按下就变，不等服务端；连按两下只有一个请求在路上；没有做成就变回去并说出来', async () => {
  const answer = Promise.withResolvers<null>();
  const addFollow = vi.fn(() => answer.promise);
  const removeFollow = vi.fn(() => null);
  const notify = vi.fn();
  const client = fakeApi({ followState: () => ({ isKept: false }), addFollow, removeFollow });
  const { result } = renderHook(() => useFollowThing({ kind: 'brand', id: 3, isMember: true, demandLogin: (action) => action(), notify }), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  act(() => result.current.onChange(true));
  expect(result.current.isFollowed).toBe(true);
  act(() => result.current.onChange(false));
  act(() => result.current.onChange(true));
  expect(result.current.isFollowed).toBe(true);
  expect(addFollow).toHaveBeenCalledTimes(1);
  await act(async () => answer.reject(new Error('x')));
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith({ tone: 'danger', text: '没有完成，请稍后重试' }));
  expect(result.current.isFollowed).toBe(false);
  expect(removeFollow).not.toHaveBeenCalled();
});
