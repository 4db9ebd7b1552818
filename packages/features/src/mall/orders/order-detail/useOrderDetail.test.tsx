// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import type { OrderDetail } from '@chippage/api/types';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { claimedOrder, paidOrder } from '../orders.fixtures.ts';
import { useOrderDetail } from './useOrderDetail.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refunding = (isRefunded: boolean): OrderDetail => ({
  ...claimedOrder,
  claims: claimedOrder.claims.map((claim) => ({ ...claim, outcome: 'refund', refund: '1.00', isRefunded })),
});

/** Reads an order; `calls` lets time pass and tells how often it was read in it. */
async function watch(answer: () => OrderDetail) {
  vi.useFakeTimers();
  const read = vi.fn(answer);
  const client = fakeApi({ orderDetail: read });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const { result } = renderHook(() => useOrderDetail(731), { wrapper });
  const calls = async (ms: number) => {
    const before = read.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return read.mock.calls.length - before;
  };
  await calls(100);
  expect(result.current.order.status).toBe('ready');
  return { result, calls };
}

test('退款还在路上：每 15 秒再问一次，退完就不问', async () => {
  let now = refunding(false);
  const { result, calls } = await watch(() => now);
  expect(await calls(31_000)).toBe(2);
  now = refunding(true);
  expect(await calls(15_000)).toBe(1);
  expect(result.current.order).toMatchObject({ data: { claims: [{ isRefunded: true }] } });
  expect(await calls(60_000)).toBe(0);
});

test('页面不在眼前时不问，回来以后再问', async () => {
  const { calls } = await watch(() => refunding(false));
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await calls(60_000)).toBe(0);
  seen.mockRestore();
  expect(await calls(16_000)).toBe(1);
});

test('没有退款的订单不再问', async () => {
  const { calls } = await watch(() => paidOrder);
  expect(await calls(60_000)).toBe(0);
});
