// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import type { OrderDetail } from '@chippage/api/types';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { merchantClaimedOrder, merchantPaidOrder, merchantPartlyOrder } from '../merchant.fixtures.ts';
import { useMerchantOrder } from './useMerchantOrder.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const parcel = { carrier: '示例速运', trackingNo: 'SY-DEMO-1', lines: [{ lineId: 1, quantity: 10 }] };

test('没收到回答时再发一次还是同一个包裹；改了内容才是另一个', async () => {
  const keys: (string | undefined)[] = [];
  const read = vi.fn(() => merchantPaidOrder);
  const ship = vi
    .fn(() => merchantPartlyOrder)
    .mockImplementationOnce(() => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败' });
    });
  const fake = fakeApi({ merchantOrder: read, shipOrder: ship });
  const client: typeof fake = {
    request: (call, vars, signal) => {
      if (call.id === 'shipOrder') keys.push(call.idempotencyKey);
      return fake.request(call, vars, signal);
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const { result } = renderHook(() => useMerchantOrder({ id: 731, onFile: vi.fn() }), { wrapper });
  await waitFor(() => expect(result.current.order.status).toBe('ready'));
  await act(() => expect(result.current.onShip(parcel)).rejects.toMatchObject({ reason: 'network.unreachable' }));
  const before = read.mock.calls.length;
  await act(async () => void (await result.current.onShip(parcel)));
  expect(read.mock.calls.length).toBeGreaterThan(before);
  await act(async () => void (await result.current.onShip(parcel)));
  const [first, second, third] = keys;
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  // What came through is done: the same once more is another parcel.
  expect(third).not.toBe(first);
});

test('卖家同意退款以后每 15 秒再问一次，退完就不问', async () => {
  vi.useFakeTimers();
  const [claim] = merchantClaimedOrder.claims;
  const stands = (isRefunded: boolean): OrderDetail => ({
    ...merchantClaimedOrder,
    actions: [],
    claims: claim ? [{ ...claim, outcome: 'refund', refund: '1.00', isRefunded }] : [],
  });
  let now: OrderDetail = merchantClaimedOrder;
  const read = vi.fn(() => now);
  const client = fakeApi({ merchantOrder: read, resolveClaim: () => (now = stands(false)) });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const { result } = renderHook(() => useMerchantOrder({ id: 733, onFile: vi.fn() }), { wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const calls = async (ms: number) => {
    const before = read.mock.calls.length;
    await pass(ms);
    return read.mock.calls.length - before;
  };
  await pass(100);
  expect(result.current.order.status).toBe('ready');
  expect(await calls(60_000)).toBe(0);
  await act(async () => void (await result.current.onResolve({ decision: 'refund', amount: '1.00', answer: '核对无误' })));
  expect(await calls(14_000)).toBe(0);
  expect(await calls(2000)).toBe(1);
  now = stands(true);
  expect(await calls(15_000)).toBe(1);
  expect(result.current.order).toMatchObject({ data: { claims: [{ isRefunded: true }] } });
  expect(await calls(60_000)).toBe(0);
});
