import { expect, test } from 'vitest';
import { ownRowsParams, ownRowsVariables, parseOwnRowsQuery } from './ownRowsQuery.ts';

test('地址写的和读的一样；没有意义的当作没写', () => {
  const query = parseOwnRowsQuery(new URLSearchParams('state=expired&keywords=%20stm32&page=3'));
  expect(query).toEqual({ state: 'expired', keywords: 'stm32', page: 3 });
  expect(ownRowsParams(query)).toEqual({ state: 'expired', keywords: 'stm32', page: 3 });
  expect(ownRowsVariables(1, query)).toEqual({ type: 1, state: 'expired', keywords: 'stm32', pageIndex: 3, pageSize: 20 });
  expect(ownRowsVariables(0, parseOwnRowsQuery(new URLSearchParams('state=gone&page=0')))).toEqual({ type: 0, pageIndex: 1, pageSize: 20 });
});
