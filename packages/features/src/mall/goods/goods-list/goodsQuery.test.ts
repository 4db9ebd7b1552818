import { expect, test } from 'vitest';
import {
  chosenOption,
  countGoodsFilters,
  emptyGoodsQuery,
  goodsListVariables,
  goodsQueryParams,
  parseGoodsQuery,
  withOption,
  withoutFilters,
} from './goodsQuery.ts';

const parse = (text: string, fixed = {}) => parseGoodsQuery(new URLSearchParams(text), fixed);
const whole = 'keywords=stm32&category=mcu&brand=3&merchant=7&currency=USD&warehouse=HK&packing=reel&inStock=1&sort=-price&page=2';

test('地址写的和读的一样', () => {
  const query = parse(whole);
  const params = Object.entries(goodsQueryParams(query)).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  expect(String(new URLSearchParams(params))).toBe(whole);
  expect(goodsListVariables(query)).toEqual({
    keywords: 'stm32',
    category: 'mcu',
    brandId: 3,
    merchantId: 7,
    currency: 'USD',
    warehouse: 'HK',
    packing: 'reel',
    inStock: true,
    sort: '-price',
    pageIndex: 2,
    pageSize: 20,
  });
});

test('什么也没选的地址是空的', () => {
  expect(Object.values(goodsQueryParams(emptyGoodsQuery())).every((value) => value === null)).toBe(true);
  expect(goodsListVariables(emptyGoodsQuery())).toEqual({ pageIndex: 1, pageSize: 20 });
});

test.each([
  'brand=0',
  'brand=-1',
  'brand=1e9',
  'merchant=abc',
  'currency=EUR',
  'warehouse=sz',
  'packing=',
  'inStock=true',
  'sort=mpn',
  'page=0',
  'category=../x',
])('%s 没有意义，当作没写', (text) => expect(parse(text)).toEqual(emptyGoodsQuery()));

test('路径说了的，地址里不再说，也不能清除', () => {
  const query = parse('merchant=9&brand=3', { merchantId: 7 });
  expect(query.merchantId).toBe(7);
  expect(goodsQueryParams(query, { merchantId: 7 })).toMatchObject({ merchant: null, brand: 3 });
  expect(countGoodsFilters(query, { merchantId: 7 })).toBe(1);
  expect(withoutFilters({ ...query, keywords: 'x', page: 3 }, { merchantId: 7 })).toEqual(emptyGoodsQuery({ keywords: 'x', merchantId: 7 }));
});

test('选一项回到第一页，再选就换掉', () => {
  const query = withOption(emptyGoodsQuery({ page: 4 }), 'brand', '12');
  expect(query).toEqual(emptyGoodsQuery({ brandId: 12 }));
  expect(chosenOption(query, 'brand')).toBe('12');
  expect(withOption(query, 'brand', null)).toEqual(emptyGoodsQuery());
  expect(withOption(query, 'packing', 'nonsense')).toEqual(emptyGoodsQuery({ brandId: 12 }));
});

test('关键词去掉零字符，最多 200 个字', () => {
  expect(parse('keywords=%20a%00b%20').keywords).toBe('ab');
  expect(parse(`keywords=${'芯'.repeat(300)}`).keywords).toHaveLength(200);
});
