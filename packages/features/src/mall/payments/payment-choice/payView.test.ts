import { expect, test } from 'vitest';
import { ownStateOf, type PayReturn, payViewOf } from './payView.ts';

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

const paid = {
  amount: '153.09',
  orders: [
    { id: 1, orderNo: 'A', amount: '100.00' },
    { id: 4, orderNo: 'D', amount: '53.09' },
  ],
  back: [{ id: 4, orderNo: 'D', amount: '53.09', why: 'otherwise', isSent: true }],
} as const;
const settled = (state: PayReturn['state'], own: PayReturn['paid'] = paid): PayReturn => ({ state, isAsking: false, paid: own });

test('一起付的里面有一张不用付：各张各说各的', () => {
  expect(ownStateOf(settled('refunding'), 1, null, false)).toBe('paid');
  expect(ownStateOf(settled('paid'), 4, null, false)).toBe('refunded');
  expect(ownStateOf(settled('pending'), 1, 'paid', false)).toBe('pending');
  expect(ownStateOf(settled('refunded', null), 1, null, false)).toBe('refunded');
});

test('后来因售后退的款，当时还是付成了', () => expect(ownStateOf(settled('refunded', null), 1, 'refunded', true)).toBe('paid'));
