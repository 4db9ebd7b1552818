import { expect, it } from 'vitest';
import { feedQueryParams, feedVariables, parseFeedQuery } from './feedQuery.ts';

const parse = (search: string) => parseFeedQuery(new URLSearchParams(search));

it('默认是最新的第一页；不认识的次序和编号不算', () => {
  expect(parse('')).toEqual({ order: 'newest', page: 1 });
  expect(parse('order=best&page=x&partId=-1')).toEqual({ order: 'newest', page: 1 });
  expect(feedQueryParams(parse(''))).toEqual({ order: undefined, partId: undefined, brandId: undefined, page: undefined });
});

it('关注的按时间，推荐按热度，可以只看一个圈子、一个型号', () => {
  expect(feedVariables(parse('order=followed&page=2'))).toMatchObject({ isFollowed: true, sort: 'newest', pageIndex: 2 });
  expect(feedVariables(parse('order=recommended&partId=7'), 3)).toMatchObject({ sort: 'recommended', partId: 7, groupId: 3 });
});
