import { expect, it } from 'vitest';
import { endOfDeal, toCompletion, toResponse } from './figures.rules.ts';

const now = new Date('2026-08-01T00:00:00Z');
const past = new Date('2026-07-31T00:00:00Z');
const future = new Date('2026-08-02T00:00:00Z');

it.each([
  ['订单已完成', 'FINISHED', past, 'kept'],
  ['订单已关闭', 'CLOSED', past, 'broken'],
  ['订单已退款', 'REFUNDED', past, 'broken'],
  ['订单待付款', 'CREATED', past, 'open'],
  ['订单待收货', 'SHIPPED', past, 'open'],
  ['还可以下单', null, future, 'open'],
  ['过了期限没有下单', null, past, 'broken'],
  ['没有写期限', null, null, 'open'],
] as const)('成交的结果：%s', (_name, orderState, dealUntil, end) => expect(endOfDeal({ orderState, dealUntil }, now)).toBe(end));

it.each([
  [{ medianHours: 2.06, answered: 37, asked: 40 }, 2.1],
  [{ medianHours: 2.06, answered: 5, asked: 40 }, 2.1],
  [{ medianHours: 2.06, answered: 4, asked: 40 }, null],
  [{ medianHours: null, answered: 0, asked: 9 }, null],
  [{ medianHours: 0.04, answered: 9, asked: 9 }, 0],
])('响应：%j → %s', (times, medianHours) => expect(toResponse(times)).toMatchObject({ medianHours, answered: times.answered, asked: times.asked }));

it('完成率：进行中的不算，不足 5 笔不给数', () => {
  expect(toCompletion([])).toEqual({ share: null, deals: 0, kept: 0 });
  expect(toCompletion(['kept', 'kept', 'kept', 'kept', 'open', 'open'])).toEqual({ share: null, deals: 4, kept: 4 });
  expect(toCompletion(['kept', 'kept', 'kept', 'kept', 'broken', 'open'])).toEqual({ share: 0.8, deals: 5, kept: 4 });
  expect(toCompletion(['kept', 'kept', 'broken', 'broken', 'broken', 'broken', 'broken'])).toEqual({ share: 0.286, deals: 7, kept: 2 });
});
