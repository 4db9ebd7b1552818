import { fakeApi } from '@chippage/api/fakeApi';
import type { Cart, CartLine, LocalCartLine } from '@chippage/api/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { withGoods } from './addedLines.ts';
import { changeBrowserCart, readBrowserCart, type TextStore } from './browserCartStore.ts';
import { mergeBrowserCart } from './mergeBrowserCart.ts';

let kept: string | null = null;
const store: TextStore = { read: () => kept, keep: (text) => ((kept = text), true), subscribe: () => () => undefined };
const add = (goodsId: number) => changeBrowserCart(store, (lines) => withGoods(lines, { goodsId, quantity: 1 }) ?? lines);
const cartOf = (lines: readonly LocalCartLine[]) =>
  ({ groups: [{ lines: lines.map(({ goodsId }) => ({ goods: { id: goodsId } }) as CartLine) }], count: lines.length }) as Cart;

beforeEach(() => {
  kept = null;
});

test('没有存过就不问服务器', async () => {
  expect(await mergeBrowserCart(fakeApi({}), store)).toBeNull();
});

test('成功后才清空，同时问两次只送一次', async () => {
  add(1);
  add(2);
  const merge = vi.fn(({ lines }: { lines: LocalCartLine[] }) => cartOf(lines));
  const client = fakeApi({ mergeCart: merge });
  const [first, second] = await Promise.all([mergeBrowserCart(client, store), mergeBrowserCart(client, store)]);
  expect(first).toBe(second);
  expect(first).toMatchObject({ taken: 2, left: 0 });
  expect(merge).toHaveBeenCalledTimes(1);
  expect(readBrowserCart(store)).toEqual([]);
});

test('失败时一行不少', async () => {
  add(1);
  const client = fakeApi({
    mergeCart: () => {
      throw new Error('offline');
    },
  });
  await expect(mergeBrowserCart(client, store)).rejects.toThrow('offline');
  expect(readBrowserCart(store)).toHaveLength(1);
});

test('合并途中别的窗口加的物料留下', async () => {
  add(1);
  const client = fakeApi({
    mergeCart: ({ lines }) => {
      add(2);
      return cartOf(lines);
    },
  });
  await mergeBrowserCart(client, store);
  expect(readBrowserCart(store).map(({ goodsId }) => goodsId)).toEqual([2]);
});
