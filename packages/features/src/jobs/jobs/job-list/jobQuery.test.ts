import { describe, expect, it } from 'vitest';
import { withParams } from '../../../i18n/paths/links.ts';
import { allJobs, jobQueryParams, jobVariables, parseJobQuery } from './jobQuery.ts';

const read = (search: string) => parseJobQuery(new URLSearchParams(search));

describe('地址里的筛选', () => {
  it.each([
    '?city=440300&category=fpga&salary=20-30&months=14&degree=master&experience=3-5&type=full&keywords=%E6%97%B6%E5%BA%8F&page=3',
    '?salary=-10',
    '?salary=50-',
    '?salary=18-26',
    '?experience=10%2B',
    '',
  ])('“%s”读出来再写还是它', (search) => expect(withParams('', jobQueryParams(read(search)))).toBe(search));

  it.each(['?city=深圳', '?category=nothing', '?salary=20', '?salary=0-0', '?salary=', '?months=99', '?degree=', '?page=0'])(
    '认不出的“%s”当作没有写',
    (search) => expect(read(search)).toEqual(allJobs),
  );

  it('没有选的不问', () => {
    expect(jobVariables(allJobs)).toEqual({ keywords: '', pageIndex: 1, pageSize: 20 });
    expect(jobVariables(read('?salary=20-&city=440300&page=2'))).toEqual({ cityCode: '440300', salaryFrom: 20, keywords: '', pageIndex: 2, pageSize: 20 });
  });
});
