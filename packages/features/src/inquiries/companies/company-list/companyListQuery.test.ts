import { expect, test } from 'vitest';
import { withParams } from '../../../i18n/paths/links.ts';
import { companyListParams, companyListVariables, parseCompanyListQuery } from './companyListQuery.ts';

test.each([
  ['', {}],
  [
    '?keywords=%E5%8C%97%E8%BE%B0&place=%E6%B7%B1%E5%9C%B3&role=agent&certified=yes&sort=newest&page=3',
    { keywords: '北辰', place: '深圳', role: 'agent', isVerified: true, sort: 'newest' },
  ],
])('地址和调用说的一样，平常的不写：%s', (search, asked) => {
  const query = parseCompanyListQuery(new URLSearchParams(search));
  expect(withParams('', companyListParams(query))).toBe(search);
  expect(companyListVariables(query)).toEqual({ ...asked, pageIndex: query.page, pageSize: 20 });
});

test('读不懂的当没有写', () => {
  expect(parseCompanyListQuery(new URLSearchParams('role=boss&certified=1&sort=old&page=-1&keywords=%00'))).toEqual({
    keywords: '',
    place: '',
    role: 'all',
    certified: 'all',
    sort: 'hot',
    page: 1,
  });
});
