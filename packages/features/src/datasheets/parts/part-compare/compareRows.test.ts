import { expect, it } from 'vitest';
import { bareModule, stm32f103 } from '../parts.fixtures.ts';
import { compareRows } from './compareRows.ts';
import { partCompareMessages } from './messages.ts';

const words = {
  ...partCompareMessages.texts,
  lifecycleName: (name: string) => name,
  priceAt: ({ price, quantity }: { price: string; quantity: string }) => `${price} @${quantity}`,
};
const [first, second] = stm32f103.map((part) => ({ ...part, params: part.params.map((param) => ({ ...param })) }));

it('值带单位，不同的行标出来，相同的不标', () => {
  const rows = compareRows(
    [first!, { ...second!, params: first!.params.map((param) => (param.code === 'flashKB' ? { ...param, valueText: '32' } : param)) }],
    words,
  );
  expect(rows.find(({ code }) => code === 'flashKB')).toMatchObject({ values: ['64\u00A0KB', '32\u00A0KB'], isDifferent: true });
  expect(rows.find(({ code }) => code === 'core')).toMatchObject({ isDifferent: false });
});

it('同分类里没有来源的是未知，不算不同；别的分类没有的参数是不适用', () => {
  const without = { ...second!, params: first!.params.filter(({ code }) => code !== 'flashKB') };
  expect(compareRows([first!, without], words).find(({ code }) => code === 'flashKB')).toMatchObject({ values: ['64\u00A0KB', null], isDifferent: false });
  const other = compareRows([first!, { ...bareModule, category: 'other', params: [] }], words);
  expect(other.find(({ code }) => code === 'flashKB')).toMatchObject({ values: ['64\u00A0KB', undefined], isDifferent: true });
});

it('有人卖的写单价、库存和卖家，没有人卖的是不适用；都没有人卖就没有这几行', () => {
  const offer = { sellers: 2, stock: 5000, goodsId: 1, unitPrice: '6.12', currency: 'CNY', taxMode: 'tax13', quantity: 2000 } as const;
  const rows = compareRows(
    [
      { ...first!, offer },
      { ...second!, offer: null },
    ],
    words,
  );
  expect(rows.filter(({ code }) => ['price', 'stock', 'sellers'].includes(code)).map(({ values }) => values)).toEqual([
    ['¥6.12 @2,000', undefined],
    ['5,000', undefined],
    ['2', undefined],
  ]);
  expect(compareRows([{ ...first!, offer: null }], words).some(({ code }) => code === 'price')).toBe(false);
});
