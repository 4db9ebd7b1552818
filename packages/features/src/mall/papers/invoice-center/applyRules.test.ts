import { expect, test } from 'vitest';
import { sampleOrder } from '../../orders/orders.fixtures.ts';
import { byMerchant, canBeInvoiced, merchantOf, together } from './applyRules.ts';

const order = (id: number, merchantId: number, can = true) =>
  sampleOrder({ id, merchant: { id: merchantId, name: `卖家 ${merchantId}`, isSample: true }, actions: can ? ['apply_invoice', 'buy_again'] : ['buy_again'] });

test('只有服务器说可以申请的订单才列出来，按卖家分', () => {
  expect(canBeInvoiced(order(1, 7, false))).toBe(false);
  const merchants = byMerchant([order(1, 7), order(2, 8), order(3, 7), order(4, 8, false)]);
  expect(merchants.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([
    ['卖家 7', [1, 3]],
    ['卖家 8', [2]],
  ]);
});

test('合并只在同一个卖家之内；不在列表里的不算', () => {
  const merchants = byMerchant([order(1, 7), order(2, 8), order(3, 7)]);
  expect(merchantOf(merchants, [3])?.id).toBe(7);
  expect(merchantOf(merchants, [])).toBeNull();
  expect(together(merchants, [3, 2, 1, 99])).toEqual([3, 1]);
});

test('最多二十张订单', () => {
  const merchants = byMerchant(Array.from({ length: 25 }, (_, at) => order(at + 1, 7)));
  expect(
    together(
      merchants,
      Array.from({ length: 25 }, (_, at) => at + 1),
    ),
  ).toHaveLength(20);
});
