// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import type { Cart, CreatedOrders, OrderPreparation } from '@chippage/api/types';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newDraft } from './savedDraft.ts';
import { useSubmitOrder } from './useSubmitOrder.ts';

const preparation = { orders: [{ merchant: { id: 7 }, currency: 'CNY', totals: { total: '100.00' } }] } as unknown as OrderPreparation;
const terms = { addressId: 1, payMethod: 'alipay' } as const;
const made = { orders: [{ id: 42, currency: 'CNY' }] } as unknown as CreatedOrders;
const cart = { groups: [], totals: [], count: 0 } as unknown as Cart;

type Bound = ReturnType<typeof useSubmitOrder>;

async function setUp(create: () => CreatedOrders | Promise<CreatedOrders>, before: CreatedOrders['orders'] | null = null) {
  const createCartOrder = vi.fn(create);
  const handed = {
    keep: vi.fn(),
    forget: vi.fn(),
    keepMade: vi.fn(),
    prepareAgain: vi.fn(async () => undefined),
    notify: vi.fn(),
    onCart: vi.fn(),
    onMade: vi.fn(),
    onAsked: vi.fn(),
  };
  const result: { current: Bound | null } = { current: null };
  function Page() {
    const bound = useSubmitOrder({ wish: { lineIds: [1] }, draft: { ...newDraft, idempotencyKey: 'kept-key-1' }, made: before, ...handed });
    useEffect(() => {
      result.current = bound;
    });
    return null;
  }
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <ApiProvider client={fakeApi({ createCartOrder, cart: () => cart })}>
        <Page />
      </ApiProvider>,
    ),
  );
  return { createCartOrder, result, ...handed };
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

test('连按两次只提交一次；成功后交出订单，不再记得草稿', async () => {
  const { result, createCartOrder, forget, keepMade, keep, onMade, onCart, notify } = await setUp(() => made);
  await act(async () => {
    result.current?.submit(preparation, terms);
    result.current?.submit(preparation, terms);
  });
  expect(createCartOrder).toHaveBeenCalledTimes(1);
  expect(createCartOrder).toHaveBeenCalledWith(
    expect.objectContaining({ lineIds: [1], expected: [{ merchantId: 7, currency: 'CNY', total: '100.00', remark: '' }] }),
  );
  expect(keep).toHaveBeenCalledWith({ idempotencyKey: 'kept-key-1' });
  expect(forget).toHaveBeenCalledTimes(1);
  expect(keepMade).toHaveBeenCalledExactlyOnceWith(made.orders);
  expect(onMade).toHaveBeenCalledExactlyOnceWith(made.orders);
  expect(onCart).toHaveBeenCalledExactlyOnceWith(cart);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'success', text: '订单已提交' });
});

test('没有回音时保留编号，可以再提交；确定被拒绝才换', async () => {
  const offline = await setUp(() => {
    throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败' });
  });
  await act(async () => offline.result.current?.submit(preparation, terms));
  expect(offline.result.current).toMatchObject({ isPending: false, failure: { kind: 'failed' } });
  expect(offline.keep).not.toHaveBeenCalledWith({ idempotencyKey: null });

  const refused = await setUp(() => {
    const totals = [{ merchantId: 7, currency: 'CNY', total: '101.00' }];
    throw new ApiError({ status: 409, reason: 'order.total_changed', message: '', data: { totals } });
  });
  await act(async () => refused.result.current?.submit(preparation, terms));
  expect(refused.keep).toHaveBeenLastCalledWith({ idempotencyKey: null });
  expect(refused.prepareAgain).toHaveBeenCalledTimes(1);
  expect(refused.result.current?.failure).toEqual({ kind: 'total_changed', changes: [{ key: '7 CNY', from: '100.00', to: '101.00' }] });
});

test('已经下成的不再提交，交出的还是原来的订单', async () => {
  const { result, createCartOrder, onMade } = await setUp(() => made, made.orders);
  await act(async () => result.current?.submit(preparation, terms));
  expect(createCartOrder).not.toHaveBeenCalled();
  expect(onMade).toHaveBeenCalledExactlyOnceWith(made.orders);
});
