import { expect, test } from 'vitest';
import { brandAgentsParams, brandAgentsVariables, parseBrandAgentsQuery } from './brandAgentsQuery.ts';

test.each([
  [undefined, '', { ids: [], page: 1 }],
  ['1', '', { ids: [], page: 1 }],
  ['12', 'ids=3,4', { ids: [3, 4], page: 12 }],
  [undefined, 'ids=3&ids=3&ids=x&brand=9', { ids: [3], page: 1 }],
])('网址 %s?%s', (page, search, query) => expect(parseBrandAgentsQuery(page, new URLSearchParams(search))).toEqual(query));

test.each(['0', '01', '-1', '1.5', 'x', '', '10000', '1/2'])('%s 不是一页', (page) => expect(parseBrandAgentsQuery(page, new URLSearchParams())).toBeNull());

test('勾选的写进网址，不问服务器', () => {
  const query = { ids: [3, 4], page: 2 };
  expect(brandAgentsParams(query)).toEqual({ ids: '3,4' });
  expect(brandAgentsParams({ ids: [], page: 2 })).toEqual({ ids: null });
  expect(brandAgentsVariables(258, query)).toEqual({ brandId: 258, pageIndex: 2, pageSize: 20 });
});
