// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import type { Cart } from '@chippage/api/types';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useAddToCart } from './useAddToCart.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

const line = { goodsId: 7, quantity: 2500, mpn: 'LM358DR', unit: '个' };

async function addAs(memberId: number | null) {
  const [notify, addToCart] = [vi.fn(), vi.fn((_line: unknown) => ({ groups: [], totals: [], count: 1 }) as unknown as Cart)];
  const store = { read: () => null, keep: () => true, subscribe: () => () => undefined };
  const count = { show: vi.fn(), tell: vi.fn(), hear: () => () => undefined };
  const site = { memberId, store, count, notify, requireLogin: vi.fn(), onLogIn: vi.fn(), onOpenCart: vi.fn(), onOrder: vi.fn(), onFile: vi.fn() };
  const result: { current: ReturnType<typeof useAddToCart> | null } = { current: null };
  function Page() {
    const add = useAddToCart(site);
    useEffect(() => {
      result.current = add;
    });
    return null;
  }
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ApiProvider client={fakeApi({ addToCart })}>
        <Page />
      </ApiProvider>,
    ),
  );
  await act(async () => result.current?.(line));
  return { notify, addToCart };
}

test('加入以后说出型号和数量，会员和没登录的人一样', async () => {
  for (const memberId of [null, 3]) {
    const { notify } = await addAs(memberId);
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'success', text: '已加入购物车：LM358DR，2,500 个' }));
  }
});
