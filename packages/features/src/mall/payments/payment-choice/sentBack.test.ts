import type { OnlinePayment } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { closedOrder, paidOrder, sampleOrder } from '../../orders/orders.fixtures.ts';
import { sentBackOf } from './sentBack.ts';

const orders = [
  { id: 1, orderNo: 'A', amount: '100.00' },
  { id: 4, orderNo: 'D', amount: '53.09' },
];
const payment = (state: OnlinePayment['state']): OnlinePayment => ({
  id: 9,
  orders,
  channel: 'alipay',
  amount: '153.09',
  refunded: '0.00',
  state,
  tradeNo: '1',
  createTime: '2026-11-25T00:00:00.000Z',
  expireTime: '2026-11-25T02:00:00.000Z',
  payTime: null,
});

test('只说不用付的那几张：另行付款的和已关闭的分开说', () => {
  const kept = { ...paidOrder, id: 1, payments: [payment('paid')] };
  const elsewhere = { ...paidOrder, id: 4, payments: [payment('refunded')] };
  expect(sentBackOf({ id: 9 }, [kept, elsewhere])).toEqual([{ ...orders[1], why: 'otherwise', isSent: true }]);
  expect(sentBackOf({ id: 9 }, [{ ...closedOrder, id: 4, payments: [payment('refunding')] }])).toEqual([{ ...orders[1], why: 'closed', isSent: false }]);
});

test('别的付款、售后退的款不算', () => {
  const claimed = sampleOrder({ id: 4, payments: [payment('refunded')], claims: [{} as never] });
  expect(sentBackOf({ id: 9 }, [claimed])).toEqual([]);
  expect(sentBackOf({ id: 8 }, [{ ...paidOrder, id: 4, payments: [payment('refunded')] }])).toEqual([]);
});
