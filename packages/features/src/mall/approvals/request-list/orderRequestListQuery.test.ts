import { expect, test } from 'vitest';
import { orderRequestListParams, orderRequestListVariables, parseOrderRequestListQuery, requestsIn } from './orderRequestListQuery.ts';

test('网址里没有意义的不要，平常的不写', () => {
  const query = parseOrderRequestListQuery(new URLSearchParams('side=company&state=waiting&page=3'));
  expect(query).toEqual({ side: 'company', state: 'waiting', page: 3 });
  expect(orderRequestListParams(query)).toEqual({ side: 'company', state: 'waiting', page: 3 });
  expect(orderRequestListVariables(query)).toMatchObject({ side: 'company', state: 'waiting', pageIndex: 3 });
  const usual = parseOrderRequestListQuery(new URLSearchParams('side=other&state=none&page=0'));
  expect(usual).toEqual({ side: 'mine', state: 'all', page: 1 });
  expect(orderRequestListParams(usual)).toEqual({ side: undefined, state: undefined, page: undefined });
  expect(orderRequestListVariables(usual)).not.toHaveProperty('state');
});

test('每种状态有几份；还不知道时不写', () => {
  const counts = [
    { state: 'waiting', count: 2 },
    { state: 'refused', count: 1 },
  ] as const;
  expect([requestsIn(counts, 'all'), requestsIn(counts, 'waiting'), requestsIn(counts, 'expired'), requestsIn(null, 'all')]).toEqual([3, 2, 0, undefined]);
});
