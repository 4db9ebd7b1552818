// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useFavouriteThing } from './useFavouriteThing.ts';
import { useFavouriteThings } from './useFavouriteThings.ts';

test('收藏型号：按下就变，不等服务端；没有做成就变回去并说出来', async () => {
  const answer = Promise.withResolvers<null>();
  const notify = vi.fn();
  const client = fakeApi({ favouriteState: () => ({ isKept: false }), addFavourite: () => answer.promise });
  const { result } = renderHook(() => useFavouriteThing({ kind: 'part', id: 101, isMember: true, demandLogin: (action) => action(), notify }), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  act(() => result.current.onFavourite?.(true));
  expect(result.current.isFavoured).toBe(true);
  await act(async () => answer.reject(new Error('x')));
  await vi.waitFor(() => expect(result.current.isFavoured).toBe(false));
  expect(notify).toHaveBeenCalledWith({ tone: 'danger', text: '收藏没有完成，请稍后重试' });
});

test('列表里收藏：已收藏的认得出来，按哪一个就是哪一个', async () => {
  const kept = vi.fn<(thing: { kind: string; id: number }) => null>(() => null);
  const client = fakeApi({
    favourites: () => ({
      data: [{ id: 9, kind: 'agent', title: '示例代理', detail: null, brandId: null, isGone: false, createTime: '2026-07-01T00:00:00Z' }],
      totalRecord: 1,
    }),
    addFavourite: (vars: { kind: string; id: number }) => kept(vars),
  });
  const { result } = renderHook(() => useFavouriteThings({ kind: 'agent', isMember: true, demandLogin: (action) => action(), notify: vi.fn() }), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  await vi.waitFor(() => expect(result.current.isFavoured(9)).toBe(true));
  expect(result.current.isFavoured(10)).toBe(false);
  act(() => result.current.onFavourite(10, true));
  expect(result.current.isFavoured(10)).toBe(true);
  await vi.waitFor(() => expect(kept).toHaveBeenCalledWith(expect.objectContaining({ kind: 'agent', id: 10 })));
});
