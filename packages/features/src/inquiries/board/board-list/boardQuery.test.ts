import { expect, test } from 'vitest';
import { boardParams, boardVariables, countBoardFilters, emptyBoardQuery, parseBoardQuery } from './boardQuery.ts';

const parse = (rest: string | undefined, text = '') => parseBoardQuery(rest, new URLSearchParams(text));
const whole = 'keywords=stm32&brand=ST&match=exact&place=HK&taxMode=untaxed&currency=USD&fresh=7&grade=a&supplyKind=spot&certified=yes&sort=price';

test('路径说种类和页，地址里写的和读的一样', () => {
  const query = parse('0/3', whole);
  expect(query).toMatchObject({ type: 0, page: 3, match: 'exact', place: 'HK' });
  const params = Object.entries(boardParams(query ?? emptyBoardQuery())).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  expect(String(new URLSearchParams(params))).toBe(whole);
  expect(countBoardFilters(query ?? emptyBoardQuery())).toBe(8);
  expect(boardVariables(query ?? emptyBoardQuery())).toEqual({
    type: 0,
    keywords: 'stm32',
    match: 'exact',
    brand: 'ST',
    place: 'HK',
    taxMode: 'untaxed',
    currency: 'USD',
    fresh: '7',
    grade: 'a',
    supplyKind: 'spot',
    isCertified: true,
    sort: 'price',
    pageIndex: 3,
    pageSize: 30,
  });
});

test.each([
  [undefined, 1, 1],
  ['', 1, 1],
  ['1/0', 1, 1],
  ['0', 0, 1],
  ['0/9999', 0, 333],
  ['1/2/', 1, 2],
] as const)('“%s” 是第 %i 种的第 %i 页', (rest, type, page) => expect(parse(rest)).toMatchObject({ type, page }));

test.each(['2/1', '1/x', 'abc', '1/2/3'])('“%s” 没有这样的页', (rest) => expect(parse(rest)).toBeNull());

test('没有意义的筛选当作没写', () => {
  expect(parse('1/1', 'place=BJ&fresh=2&grade=e&certified=1&match=like')).toEqual(emptyBoardQuery());
  expect(Object.values(boardParams(emptyBoardQuery())).every((value) => value === null)).toBe(true);
});
