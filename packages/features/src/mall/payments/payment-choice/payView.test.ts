import { expect, test } from 'vitest';
import { type PayReturn, payViewOf } from './payView.ts';

const view = (state: Parameters<typeof payViewOf>[0]['order']['state'], minutesLeft: number | null, returned: PayReturn | null) =>
  payViewOf({ order: { state }, minutesLeft, returned });
const back = (state: PayReturn['state'], isAsking = false): PayReturn => ({ state, isAsking, paid: null });

test.each([
  ['待付款', 'CREATED', 60, null, 'choose'],
  ['还不知道几点', 'CREATED', null, null, 'choose'],
  ['过了时间', 'CREATED', 0, null, 'expired'],
  ['刚回来，在问', 'CREATED', 60, back(null, true), 'asking'],
  ['还没有结果，还在问', 'CREATED', 60, back('pending', true), 'asking'],
  ['问了很久还没有结果', 'CREATED', 60, back('pending'), 'unclear'],
  ['问不到', 'CREATED', 60, back(null), 'unclear'],
  ['付成了，订单还没跟上', 'CREATED', 60, back('paid'), 'paid'],
  ['这次付款关闭了', 'CREATED', 60, back('closed'), 'attemptClosed'],
  ['付款关闭，订单也过了时间', 'CREATED', 0, back('closed'), 'expired'],
  ['订单先关闭，钱后到', 'CLOSED', null, back('refunding'), 'refunding'],
  ['钱已退回', 'CLOSED', null, back('refunded'), 'refunded'],
  ['金额不符', 'CREATED', 60, back('mismatch'), 'mismatch'],
  ['凭证在审核', 'RECEIPT_REVIEW', 60, null, 'review'],
  ['已关闭', 'CLOSED', null, null, 'closed'],
  ['早就付过了', 'SHIPPED', null, null, 'alreadyPaid'],
  ['付过了，旧地址里还有一次没完成的付款', 'PAID', null, back('closed'), 'alreadyPaid'],
] as const)('%s', (_, state, minutes, returned, expected) => {
  expect(view(state, minutes, returned)).toBe(expected);
});
