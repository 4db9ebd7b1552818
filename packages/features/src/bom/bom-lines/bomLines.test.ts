import { expect, test } from 'vitest';
import { bomLine, bomOffer, bomWork } from '../bom.fixtures.ts';
import { orderOf, wantedOf } from '../bom-page/cartOfBom.ts';
import { lineState, needOf } from './bomLine.ts';
import { totalsOf } from './bomTotals.ts';

test.each([
  ['没有型号', bomLine(), 'open'],
  ['有疑问', bomLine({ partId: 1, doubt: 'packing' }), 'check'],
  ['有疑问，人看过', bomLine({ partId: 1, doubt: 'packing', isConfirmed: true }), 'settled'],
  ['没有疑问', bomLine({ partId: 1 }), 'settled'],
  ['不知道要几个', bomLine({ partId: 1, quantity: null, isConfirmed: true }), 'check'],
  ['不采购，不知道要几个', bomLine({ isSkipped: true, quantity: null }), 'skipped'],
  ['不采购', bomLine({ isSkipped: true }), 'skipped'],
] as const)('一行还要做什么：%s', (_, line, state) => expect(lineState(line)).toBe(state));

test('需求量：用量乘套数；用量未知就是未知，不采购是 0', () => {
  expect([needOf(bomLine({ quantity: 6 }), 100), needOf(bomLine({ quantity: null }), 100), needOf(bomLine({ isSkipped: true }), 9)]).toEqual([600, null, 0]);
});

test('合计：各币种各算，到分；没有的币种没有合计', () => {
  const offers = [
    bomOffer({ lineTotal: '0.10' }),
    bomOffer({ lineTotal: '0.20' }),
    bomOffer({ lineTotal: '99999999999.99' }),
    bomOffer({ goods: null, lineTotal: null }),
  ];
  expect(totalsOf(offers)).toEqual({ CNY: '100000000000.29', USD: null });
});

test('同一个型号在几行：合成一份去订', () => {
  const part = bomWork.parts.get(13) ?? null;
  const rows = [1, 2].map((quantity, at) => ({ at, line: bomLine({ partId: 13, quantity }), part, need: quantity * 10, offer: null }));
  expect(wantedOf(rows)).toEqual([{ partId: 13, mpn: 'STM32F103C8T6', quantity: 30 }]);
});

test('能加入的、要改数量的、补到起订的、没人卖的、不够的，各说各的', () => {
  const order = orderOf(
    [
      bomOffer({ quantity: 100 }),
      bomOffer({ wanted: 30, quantity: 50 }, { id: 902, moq: 50, multiple: 50 }),
      bomOffer({ mpn: 'NOBODY', goods: null, unitPrice: null }),
      bomOffer({ mpn: 'FEW' }, { id: 903, stock: 5 }),
    ],
    new Map([[901, 7]]),
  );
  expect(order).toMatchObject({ changed: 1, raised: 1, unsold: ['NOBODY'], short: ['FEW'] });
  expect(order.goods).toEqual([
    { goodsId: 901, quantity: 100, knownPrice: '6.85', held: 7 },
    { goodsId: 902, quantity: 50, knownPrice: '6.85', held: 0 },
  ]);
});
