import { expect, test } from 'vitest';
import { orderHref, readWish } from './orderWish.ts';

const read = (query: string) => readWish(new URLSearchParams(query));

test.each([
  ['lines=3,1,3', { lineIds: [3, 1] }],
  ['lines=3&lines=4', { lineIds: [3, 4] }],
  [
    'goods=7:100,8:50',
    {
      goods: [
        { goodsId: 7, quantity: 100 },
        { goodsId: 8, quantity: 50 },
      ],
    },
  ],
  ['goods=7:100', { goods: [{ goodsId: 7, quantity: 100 }] }],
  ['bargain=9', { bargainId: 9 }],
])('%s', (query, wish) => expect(read(query)).toEqual(wish));

test.each([
  '',
  'lines=',
  'lines=0',
  'lines=a',
  'goods=7',
  'goods=7:0',
  'goods=7:1.5',
  'goods=7:1,7:2',
  'bargain=-1',
  `lines=${Array.from({ length: 201 }, (_, at) => at + 1).join(',')}`,
])('%s 不是要买的东西', (query) => expect(read(query)).toBeNull());

test('同一件事只有一个网址，步骤跟在后面', () => {
  expect(orderHref({ lineIds: [3, 1] })).toBe('/mall/orderCreate?lines=3%2C1');
  expect(orderHref({ goods: [{ goodsId: 7, quantity: 100 }] }, 3)).toBe('/mall/orderCreate?goods=7%3A100&step=3');
  expect(readWish(new URL(orderHref({ bargainId: 9 }, 2), 'http://a').searchParams)).toEqual({ bargainId: 9 });
});
