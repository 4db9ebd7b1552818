import { expect, it } from 'vitest';
import { circleQueryParams, circleVariables, parseCircleQuery } from './circleQuery.ts';

it('地址读得懂也写得回；写错的当作没写', () => {
  const query = parseCircleQuery(new URLSearchParams('view=recommended&part=12&page=3'));
  expect(query).toEqual({ view: 'recommended', topic: { kind: 'part', id: 12 }, page: 3 });
  expect(circleQueryParams(query)).toEqual({ view: 'recommended', part: 12, page: 3 });
  expect(circleVariables(query, 5)).toEqual({ groupId: 5, topicKind: 'part', topicId: 12, sort: 'recommended', pageIndex: 3, pageSize: 20 });
  expect(parseCircleQuery(new URLSearchParams('view=x&brand=-1&page=0'))).toEqual({ view: 'newest', topic: null, page: 1 });
  expect(circleVariables({ view: 'followed', topic: null, page: 1 })).toEqual({ onlyFollowed: true, sort: 'newest', pageIndex: 1, pageSize: 20 });
});
