// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useFavouritePart } from './useFavouritePart.ts';

test('收藏型号：按下就变，不等服务端；没有做成就变回去并说出来', async () => {
  const answer = Promise.withResolvers<null>();
  const notify = vi.fn();
  const client = fakeApi({ favouriteState: () => ({ isKept: false }), addFavourite: () => answer.promise });
  const { result } = renderHook(() => useFavouritePart({ id: 101, isMember: true, demandLogin: (action) => action(), notify }), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  act(() => result.current.onFavourite?.(true));
  expect(result.current.isFavoured).toBe(true);
  await act(async () => answer.reject(new Error('x')));
  await vi.waitFor(() => expect(result.current.isFavoured).toBe(false));
  expect(notify).toHaveBeenCalledWith({ tone: 'danger', text: '收藏没有完成，请稍后重试' });
});
