import { expect, test } from 'vitest';
import { bomLine, bomWork } from '../bom.fixtures.ts';
import { demandsOf } from './demandsOfBom.ts';

test('按套数算，同一器件合成一条；没有匹配到的按写的型号；不采购的、没有型号或数量的不在里面', () => {
  const lines = [...bomWork.lines, bomLine({ mpn: 'STM32F103C8T6', partId: 13, quantity: 2 }), bomLine({ mpn: 'NO-SUCH-2', brand: 'ACME', quantity: 3 })];
  expect(demandsOf({ ...bomWork, lines })).toEqual([
    { model: 'STM32F103C8T6', brandName: '意法半导体', quantity: 300 },
    { model: 'CH32V303CBT6', brandName: '沁恒', quantity: 100 },
    { model: 'NO-SUCH-2', brandName: 'ACME', quantity: 300 },
  ]);
});
