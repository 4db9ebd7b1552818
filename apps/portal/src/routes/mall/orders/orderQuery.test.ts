import { expect, test } from 'vitest';
import { orderQueryHref, orderQueryOf } from './orderQuery.ts';

test('币种在路径里，状态、搜索和页码在参数里，来回不变', () => {
  const query = { currency: 'USD', state: 'SHIPPED', keywords: 'NE555', page: 3 } as const;
  const href = orderQueryHref(query);
  expect(href).toBe('/mall/userCenter/myOrder/USD?state=SHIPPED&keywords=NE555&page=3');
  expect(orderQueryOf('USD', new URL(href, 'https://chip.example').searchParams)).toEqual(query);
});

test.each([
  ['usd', '', 'USD'],
  ['EUR', '', null],
  [undefined, 'state=STOLEN&page=-1', null],
  ['CNY', 'page=1e9&state=', 'CNY'],
])('不认识的都当作没有：%s ?%s', (type, search, currency) => {
  expect(orderQueryOf(type, new URLSearchParams(search))).toEqual({ currency, state: null, keywords: '', page: 1 });
});
