import type { OnlinePayment } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { claimedOrder, paidOrder, partlyRefundedOrder } from '../orders.fixtures.ts';
import { refundRefresh } from './refundRefresh.ts';

const payment = (state: OnlinePayment['state']): { claims: []; payments: OnlinePayment[] } => ({
  claims: [],
  payments: [
    {
      id: 9,
      orders: [],
      channel: 'alipay',
      amount: '153.09',
      refunded: '0.00',
      state,
      tradeNo: '1',
      createTime: '2026-11-25T00:00:00.000Z',
      expireTime: '2026-11-25T02:00:00.000Z',
      payTime: null,
    },
  ],
});

test('钱还在退的才再问：售后的退款，或者多付的货款', () => {
  expect(refundRefresh({ ...claimedOrder, claims: claimedOrder.claims.map((claim) => ({ ...claim, outcome: 'refund' as const, isRefunded: false })) })).toBe(
    15_000,
  );
  expect(refundRefresh(payment('refunding'))).toBe(15_000);
});

test('没读到的、等待答复的、退完的、没有退款的都不再问', () => {
  for (const order of [undefined, claimedOrder, partlyRefundedOrder, paidOrder, payment('refunded')]) expect(refundRefresh(order)).toBe(0);
});
