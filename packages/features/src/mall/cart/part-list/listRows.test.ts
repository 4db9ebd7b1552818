import type { MatchedPart } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { sampleGoods } from '../cart.fixtures.ts';
import { listRow, toAdd, withOther } from './listRows.ts';

const part = (own: Parameters<typeof sampleGoods>[0] = {}): MatchedPart => ({
  mpn: 'LM358DR',
  wanted: 100,
  goods: sampleGoods({ id: 9, ...own }),
  quantity: 100,
  unitPrice: '6.85',
  lineTotal: '685.00',
  offers: 1,
  offersInCurrency: 1,
  otherGoods: null,
  unsoldPartId: null,
  isInStock: true,
});
const nobody: MatchedPart = { ...part(), goods: null, unitPrice: null, lineTotal: null, offers: 0, offersInCurrency: 0, isInStock: false };

test.each([
  ['有货', part(), 100, 0, 'ready', '685.00'],
  ['库存未知，可以下单', part({ stock: null }), 100, 0, 'ready', '685.00'],
  ['超过库存，先改', part({ stock: 60 }), 100, 0, 'correct', null],
  ['不合起订，先改', part({ moq: 500 }), 100, 0, 'correct', null],
  ['不合倍数，先改', part({ multiple: 30 }), 100, 0, 'correct', null],
  ['清空了', part(), NaN, 0, 'correct', null],
  ['购物车里已是这么多', part(), 100, 100, 'same', '685.00'],
  ['购物车里少', part(), 100, 5, 'change', '685.00'],
  ['购物车里多，也以清单为准', part(), 100, 500, 'change', '685.00'],
  ['没人卖', nobody, 100, 0, 'none', null],
] as const)('%s', (_, matched, quantity, held, kind, cost) => {
  expect(listRow(matched, quantity, held)).toMatchObject({ kind, cost });
});

test('只加可以加入的和要改数量的，价格按改好的数量', () => {
  const rows = [listRow(part(), 200, 0), listRow(part({ stock: 60 }), 100, 0), listRow(nobody, 1, 0), listRow(part(), 100, 900), listRow(part(), 5, 5)];
  expect(toAdd(rows)).toEqual([
    { goodsId: 9, quantity: 200, knownPrice: '6.42', held: 0 },
    { goodsId: 9, quantity: 100, knownPrice: '6.85', held: 900 },
  ]);
});
test('改用另一种货币的报价：换过去，还换得回来', () => {
  const both = { ...part({ multiple: 30 }), offers: 3, offersInCurrency: 2, otherGoods: sampleGoods({ id: 10, currency: 'USD' }) };
  expect(withOther(both)).toMatchObject({ goods: { id: 10 }, otherGoods: { id: 9 }, offersInCurrency: 1 });
  expect(withOther(withOther(both))).toEqual(both);
  expect(withOther(part())).toEqual(part());
});
