import { expect, test } from 'vitest';
import { parseReviewQuery, reviewQueryParams, reviewVariables } from './reviewQuery.ts';

const read = (search: string) => parseReviewQuery(new URLSearchParams(search));

test('网址说出看的是哪一段；平常的不写', () => {
  expect(read('')).toEqual({ state: 'pending', kind: 'all', page: 1 });
  expect(read('state=refused&kind=avatar&page=3')).toEqual({ state: 'refused', kind: 'avatar', page: 3 });
  expect(reviewQueryParams(read('state=refused&kind=avatar&page=3'))).toEqual({ state: 'refused', kind: 'avatar', page: 3 });
  expect(Object.values(reviewQueryParams(read(''))).filter((value) => value != null)).toEqual([]);
});

test.each(['state=x', 'kind=%00', 'page=0', 'page=-1', 'page=1.5', 'page=999999'])('不认识的值当作没写：%s', (search) => {
  expect(read(search)).toEqual(read(''));
});

test('问服务端时，“全部种类”不作条件', () => {
  expect(reviewVariables(read('page=2'))).toEqual({ state: 'pending', pageIndex: 2, pageSize: 20 });
  expect(reviewVariables(read('kind=enterprise'))).toMatchObject({ kind: 'enterprise' });
});
