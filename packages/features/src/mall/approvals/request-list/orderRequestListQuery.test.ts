import { expect, test } from 'vitest';
import { openingSide, orderRequestListParams, orderRequestListVariables, parseOrderRequestListQuery, requestsIn } from './orderRequestListQuery.ts';

test('网址里没有意义的不要，平常的不写', () => {
  const query = parseOrderRequestListQuery(new URLSearchParams('side=company&state=waiting&page=3'));
  expect(query).toEqual({ side: 'company', state: 'waiting', page: 3 });
  const named = { ...query, side: 'company' as const };
  expect(orderRequestListParams(named)).toEqual({ side: 'company', state: 'waiting', page: 3 });
  expect(orderRequestListVariables(named)).toMatchObject({ side: 'company', state: 'waiting', pageIndex: 3 });
  const usual = parseOrderRequestListQuery(new URLSearchParams('side=other&state=none&page=0'));
  expect(usual).toEqual({ side: null, state: 'all', page: 1 });
  const mine = { ...usual, side: 'mine' as const };
  expect(orderRequestListParams(mine)).toEqual({ side: 'mine', state: undefined, page: undefined });
  expect(orderRequestListVariables(mine)).not.toHaveProperty('state');
});

test.each([
  ['company', { awaited: 1, mayApprove: true, ownCount: 4 }],
  ['company', { awaited: 0, mayApprove: true, ownCount: 0 }],
  ['mine', { awaited: 0, mayApprove: true, ownCount: 4 }],
  ['mine', { awaited: 0, mayApprove: false, ownCount: 0 }],
] as const)('网址没有说看谁的：打开 %s，%o', (side, desk) => expect(openingSide(desk)).toBe(side));

test('每种状态有几份；还不知道时不写', () => {
  const counts = [
    { state: 'waiting', count: 2 },
    { state: 'refused', count: 1 },
  ] as const;
  expect([requestsIn(counts, 'all'), requestsIn(counts, 'waiting'), requestsIn(counts, 'expired'), requestsIn(null, 'all')]).toEqual([3, 2, 0, undefined]);
});
