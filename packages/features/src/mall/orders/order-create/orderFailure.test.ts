import { ApiError } from '@chippage/api/errors';
import type { Reason } from '@chippage/api/operations';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '@chippage/api/fakeApi';
import { isNotMade, orderFailure } from './orderFailure.ts';
import { sendOrder } from './sendOrder.ts';

const expected = [
  { merchantId: 7, currency: 'CNY', total: '100.00' },
  { merchantId: 8, currency: 'USD', total: '20.00' },
] as const;
const refusal = (reason: Reason, facts: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ status: 409, reason, message: '服务器的话', ...facts });
const why = (error: unknown) => orderFailure(error, [...expected], '没有发出');

test('合计变了：只列变了的，旧的和新的', () => {
  const totals = [
    { merchantId: 7, currency: 'CNY', total: '101.00' },
    { merchantId: 8, currency: 'USD', total: '20.00' },
  ];
  expect(why(refusal('order.total_changed', { data: { totals } }))).toEqual({
    kind: 'total_changed',
    changes: [{ key: '7 CNY', from: '100.00', to: '101.00' }],
  });
});

test.each([
  [refusal('order.out_of_stock', { data: { goodsIds: [3] } }), { kind: 'goods_gone', goodsIds: [3] }],
  [refusal('order.not_orderable', { data: { goodsIds: [4] } }), { kind: 'goods_gone', goodsIds: [4] }],
  [refusal('order.pay_method', { status: 422 }), { kind: 'pay_method', message: '服务器的话' }],
  [refusal('request.duplicate'), { kind: 'duplicate' }],
  [refusal('request.key_reused', { status: 422 }), { kind: 'unsure' }],
  [refusal('request.invalid', { status: 422, fields: [{ field: 'forwarder', msg: '太长' }] }), { kind: 'failed', message: '太长' }],
  [new Error('boom'), { kind: 'failed', message: '没有发出' }],
])('%s', (error, failure) => expect(why(error)).toEqual(failure));

test('只有确定没下单才换编号', () => {
  expect(isNotMade(refusal('order.total_changed'))).toBe(true);
  expect(isNotMade(refusal('request.in_progress'))).toBe(false);
  expect(isNotMade(refusal('network.timeout', { status: 0 }))).toBe(false);
  expect(isNotMade(refusal('http.502', { status: 502 }))).toBe(false);
});

test('正在处理就等它的结果，不重复下单', async () => {
  vi.useFakeTimers();
  const answers = [refusal('request.in_progress', { retryAfter: 1 }), refusal('request.in_progress', { retryAfter: 1 }), null];
  const create = vi.fn(() => {
    const error = answers.shift();
    if (error) throw error;
    return { orders: [] };
  });
  const made = sendOrder(
    { lineIds: [1] },
    { addressId: 1, payMethod: 'transfer', expected: [...expected] },
    { client: fakeApi({ createCartOrder: create }), idempotencyKey: 'k'.repeat(8) },
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(await made).toEqual({ orders: [] });
  expect(create).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
