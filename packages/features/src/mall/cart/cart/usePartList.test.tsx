// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import type { Cart } from '@chippage/api/types';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ListedGoods } from '../part-list/PartListDialog.tsx';
import { usePartList } from './usePartList.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

const line = (goodsId: number, held: number): ListedGoods => ({ goodsId, quantity: 100, knownPrice: '1', held });

async function addAs(memberId: number | null, goods: ListedGoods[], isKept = true) {
  const mergeCart = vi.fn(
    (_sent: unknown) => ({ groups: [{ lines: goods.map(({ goodsId }) => ({ goods: { id: goodsId } })) }], totals: [], count: 1 }) as unknown as Cart,
  );
  const notify = vi.fn((_toast: { text: string }) => undefined);
  const store = { read: () => null, keep: () => isKept, subscribe: () => () => undefined };
  const count = { show: vi.fn(), tell: vi.fn(), hear: () => () => undefined };
  const site = { memberId, store, count, notify, requireLogin: vi.fn(), onLogIn: vi.fn(), onOpenCart: vi.fn(), onOrder: vi.fn(), onFile: vi.fn() };
  const result: { current: ReturnType<typeof usePartList> | null } = { current: null };
  function Page() {
    const list = usePartList(site);
    useEffect(() => {
      result.current = list;
    });
    return null;
  }
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ApiProvider client={fakeApi({ mergeCart })}>
        <Page />
      </ApiProvider>,
    ),
  );
  const left = await act(async () => result.current?.onAdd(goods));
  return { left, said: notify.mock.calls.map(([{ text }]) => text), sent: mergeCart.mock.calls[0]?.[0] };
}

test.each([
  ['只有新的', [line(1, 0), line(2, 0)], '已加入购物车：2 种物料'],
  ['新的和改了数量的分开数', [line(1, 0), line(2, 0), line(3, 500)], '已加入购物车：2 种物料，另有 1 种改了数量'],
  ['只改了数量', [line(1, 5)], '购物车里 1 种物料改了数量'],
])('粘贴清单以后说出发生了什么：%s；会员和没登录的人一样', async (_, goods, text) => {
  for (const memberId of [null, 3]) expect((await addAs(memberId, goods)).said).toEqual([text]);
});

test('会员的清单说了算：数量按清单，不取大的', async () => {
  const { sent } = await addAs(3, [line(1, 500)]);
  expect(sent).toMatchObject({ lines: [{ goodsId: 1, quantity: 100, knownPrice: '1' }], holds: 'sent' });
});

test('浏览器什么也不存：说出为什么，不说已加入', async () => {
  const { said, left } = await addAs(null, [line(1, 0)], false);
  expect([said, left]).toEqual([['浏览器不允许保存购物车，请登录后再加入'], null]);
});
