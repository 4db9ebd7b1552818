import { expect, test } from 'vitest';
import { operatorOrdersQueryParams, operatorOrdersVariables, parseOperatorOrdersQuery } from './operatorOrdersQuery.ts';

const queryOf = (search: string) => parseOperatorOrdersQuery(new URLSearchParams(search));

test('网址里有搜索词、状态、币种和页码', () => {
  const query = queryOf('keywords=林工&state=AFTER_SALE&currency=USD&page=2');
  expect(query).toEqual({ keywords: '林工', state: 'AFTER_SALE', currency: 'USD', page: 2 });
  expect(operatorOrdersQueryParams(query)).toEqual({ keywords: '林工', state: 'AFTER_SALE', currency: 'USD', page: 2 });
  expect(operatorOrdersVariables(query)).toEqual({ keywords: '林工', state: 'AFTER_SALE', currency: 'USD', pageIndex: 2, pageSize: 20 });
});

test('不认识的值当作没写', () => {
  const query = queryOf('state=paid&currency=EUR&page=0');
  expect(operatorOrdersVariables(query)).toEqual({ keywords: '', pageIndex: 1, pageSize: 20 });
  expect(operatorOrdersQueryParams(query)).toEqual({ keywords: null, state: null, currency: null, page: undefined });
});
