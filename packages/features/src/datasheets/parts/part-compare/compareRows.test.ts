import type { PartOffer } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { bareModule, stm32f103 } from '../parts.fixtures.ts';
import { compareFile } from './compareFile.ts';
import { compareRows } from './compareRows.ts';
import { partCompareMessages } from './messages.ts';

const words = {
  ...partCompareMessages.texts,
  lifecycleName: (name: string) => name,
  priceMoq: ({ price, quantity }: { price: string; quantity: string }) => `${price} moq ${quantity}`,
  priceMultiple: ({ price, quantity }: { price: string; quantity: string }) => `${price} multiple ${quantity}`,
  lineTotalFor: ({ total, quantity }: { total: string; quantity: string }) => `${total} for ${quantity}`,
  breakFromAt: ({ quantity }: { quantity: string }) => `from ${quantity}`,
  noStockLead: ({ days }: { days: number }) => `none, ${days} days`,
};
const [first, second] = stm32f103.map((part) => ({ ...part, params: part.params.map((param) => ({ ...param })) }));

it('共有的单位写一次，不同的行标出来，相同的不标', () => {
  const rows = compareRows(
    [first!, { ...second!, params: first!.params.map((param) => (param.code === 'flashKB' ? { ...param, valueText: '32' } : param)) }],
    words,
  );
  expect(rows.find(({ code }) => code === 'flashKB')).toMatchObject({ unit: 'KB', values: ['64', '32'], isDifferent: true });
  expect(rows.find(({ code }) => code === 'core')).toMatchObject({ isDifferent: false });
});

it('同分类里没有来源的是未知，不算不同；别的分类没有的参数是不适用', () => {
  const without = { ...second!, params: first!.params.filter(({ code }) => code !== 'flashKB') };
  expect(compareRows([first!, without], words).find(({ code }) => code === 'flashKB')).toMatchObject({ values: ['64', null], isDifferent: false });
  const other = compareRows([first!, { ...bareModule, category: 'other', params: [] }], words);
  expect(other.find(({ code }) => code === 'flashKB')).toMatchObject({ values: ['64', undefined], isDifferent: true });
});

const offer = {
  sellers: 2,
  stock: 5000,
  goodsId: 1,
  unitPrice: '6.12',
  currency: 'CNY',
  taxMode: 'tax13',
  quantity: 2000,
  raised: 'moq',
  lineTotal: '12240.00',
  breakFrom: 1000,
  leadTimeDays: null,
} as const;
const offerValues = (...offers: (PartOffer | null)[]) =>
  Object.fromEntries(
    compareRows(
      offers.map((each) => ({ ...first!, offer: each })),
      words,
    ).map(({ code, values }) => [code, values]),
  );

it('单位不一样的各写各的', () => {
  const other = { ...second!, params: first!.params.map((param) => (param.code === 'flashKB' ? { ...param, valueText: '1', unit: 'MB' } : param)) };
  expect(compareRows([first!, other], words).find(({ code }) => code === 'flashKB')).toMatchObject({ unit: null, values: ['64\u00A0KB', '1\u00A0MB'] });
});

it('有人卖的写单价、合计、价格档、库存和卖家，没有人卖的是不适用；都没有人卖就没有这几行', () => {
  expect(offerValues(offer, null)).toMatchObject({
    price: ['¥6.12 moq 2,000', undefined],
    lineTotal: ['¥12,240.00 for 2,000', undefined],
    breakFrom: ['from 1,000', undefined],
    stock: ['5,000', undefined],
    sellers: ['2', undefined],
  });
  expect(offerValues(null)).not.toHaveProperty('price');
});

it('加到整倍的说是整倍，没有加量的只写单价', () => {
  expect(offerValues({ ...offer, raised: 'multiple' }, { ...offer, raised: null })).toMatchObject({ price: ['¥6.12 multiple 2,000', '¥6.12'] });
});

it('没有货、知道交期的没有货和不知道库存，是三种说法', () => {
  expect(offerValues({ ...offer, stock: 0 }, { ...offer, stock: 0, leadTimeDays: 21 }, { ...offer, stock: null })).toMatchObject({
    stock: [words.noStock, 'none, 21 days', null],
  });
});

it('文件里数字是数字，单位和币种另写，不知道的是空格', () => {
  const parts = [
    { ...first!, offer },
    { ...second!, offer: null, params: [] },
  ];
  const { head, rows } = compareFile(parts, compareRows(parts, words), words);
  expect(head).toEqual([words.fact, parts[0]!.mpn, parts[1]!.mpn]);
  const line = (name: string) => rows.find(([first]) => first === name);
  expect(line('单价')).toEqual(['单价', 6.12, '—']);
  expect(line('币种')).toEqual(['币种', 'CNY', '']);
  expect(line('库存')).toEqual(['库存', 5000, '—']);
  expect(rows.find(([name]) => String(name).endsWith('(KB)'))).toEqual([expect.any(String), 64, '']);
});
