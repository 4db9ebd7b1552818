import { expect, test } from 'vitest';
import { countIn, parseQuoteListQuery, quoteListParams, quoteListVariables } from './quoteListQuery.ts';

const parse = (search: string) => parseQuoteListQuery(new URLSearchParams(search));

test.each([
  ['', { side: 'buyer', state: 'all', rowId: null, keywords: '', page: 1 }],
  ['side=seller&state=bargaining&rowId=7&keywords=%20stm32%20&page=3', { side: 'seller', state: 'bargaining', rowId: 7, keywords: 'stm32', page: 3 }],
  ['side=nobody&state=lost&rowId=-1&page=-1', { side: 'buyer', state: 'all', rowId: null, keywords: '', page: 1 }],
])('地址 %j', (search, query) => expect(parse(search)).toEqual(query));

test('写回地址只写和平常不同的', () => {
  expect(quoteListParams(parse(''))).toEqual({ side: undefined, state: undefined, rowId: undefined, keywords: undefined, page: undefined });
  expect(quoteListParams(parse('side=seller&page=2'))).toMatchObject({ side: 'seller', page: 2 });
});

test('调用没有写“全部”', () => {
  expect(quoteListVariables(parse(''))).toEqual({ side: 'buyer', pageIndex: 1, pageSize: 20 });
  expect(quoteListVariables(parse('state=quoted&keywords=a'))).toMatchObject({ state: 'quoted', keywords: 'a' });
});

test('数量按那一边加起来；不知道的不写', () => {
  const counts = [
    { side: 'buyer', state: 'quoted', count: 3, myTurn: 2 },
    { side: 'buyer', state: 'accepted', count: 1, myTurn: 0 },
    { side: 'seller', state: 'bargaining', count: 4, myTurn: 4 },
  ] as const;
  expect(countIn(counts, 'buyer', 'all')).toEqual({ count: 4, myTurn: 2 });
  expect(countIn(counts, 'seller', 'quoted')).toEqual({ count: 0, myTurn: 0 });
  expect(countIn(null, 'buyer', 'all')).toBeUndefined();
});
