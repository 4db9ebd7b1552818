import { expect, test } from 'vitest';
import {
  claimedOrder,
  closedOrder,
  dollarOrder,
  finishedOrder,
  paidOrder,
  partlyShippedOrder,
  refundedOrder,
  reviewOrder,
  sampleOrder,
  shippedOrder,
} from '../orders.fixtures.ts';
import { buttonsOf } from './buyerActions.ts';

test.each([
  ['待付款', sampleOrder(), 'pay', ['upload_receipt', 'make_pi'], ['close']],
  ['美元待付款：入仓号不是头部的按钮', dollarOrder, 'pay', ['upload_receipt', 'make_pi'], ['close']],
  ['凭证审核', reviewOrder, null, ['make_pi'], []],
  ['待发货', paidOrder, null, ['claim', 'buy_again'], []],
  ['部分发货', partlyShippedOrder, null, ['claim', 'buy_again'], []],
  ['待收货', shippedOrder, 'finish', ['claim', 'buy_again'], []],
  ['已完成', finishedOrder, 'apply_invoice', ['buy_again', 'claim'], []],
  ['已关闭', closedOrder, 'buy_again', [], ['remove']],
  ['售后中', claimedOrder, null, ['buy_again'], []],
  ['已退款', refundedOrder, 'buy_again', [], []],
])('%s：主按钮最多一个', (_, order, main, others, rare) => {
  expect(buttonsOf(order)).toEqual({ main, others, rare });
});
