import { expect, test } from 'vitest';
import { parseStockQuery, stockParams, stockVariables } from './stockQuery.ts';

test('地址写的和读的一样；没有意义的当作没写', () => {
  const query = parseStockQuery(new URLSearchParams('state=live&keywords=%20stm32&stale=30&page=3'));
  expect(query).toEqual({ state: 'live', keywords: 'stm32', stale: '30', page: 3 });
  expect(stockParams(query)).toEqual({ state: 'live', keywords: 'stm32', stale: '30', page: 3 });
  expect(stockVariables(query)).toEqual({ state: 'live', keywords: 'stm32', staleDays: 30, pageIndex: 3, pageSize: 50 });
  expect(stockVariables(parseStockQuery(new URLSearchParams('state=gone&stale=8&page=0')))).toEqual({ pageIndex: 1, pageSize: 50 });
});
