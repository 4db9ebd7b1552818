import type { ApiClient } from '@chippage/api/http';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { common, type Need } from './needs.ts';
import { prefetch } from './prefetch.ts';

const needOf = (serial: string, fetch: Need['fetch']): Need => ({ serial, key: [serial, {}], fetch, isVital: true, isCommon: false });

/** Runs a loader as the server does. @returns the answers of that page */
async function load(needs: Need[], sharedBy: string | null) {
  const visit = { client: {} as ApiClient, answers: {} as Record<string, unknown>, sharedBy };
  await prefetch(() => needs)({ params: {}, request: new Request('https://chip.example/mall/index'), context: visit } as unknown as LoaderFunctionArgs);
  return visit.answers;
}

test('多页共用的回答，匿名页面一起只问一次；各页自己的，每页都问', async () => {
  const [categories, goods] = [vi.fn(async () => '分类'), vi.fn(async () => '商品')];
  const needs = [common(needOf('categories {}', categories)), needOf('goods {}', goods)];
  const host = 'https://chip.example';
  expect([await load(needs, host), await load(needs, host)]).toEqual(Array(2).fill({ 'categories {}': '分类', 'goods {}': '商品' }));
  expect([categories.mock.calls.length, goods.mock.calls.length]).toEqual([1, 2]);
  await load(needs, null);
  expect(categories).toHaveBeenCalledTimes(2);
});
