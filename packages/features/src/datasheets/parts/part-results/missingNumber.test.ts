import type { Relaxation, Understood } from '@chippage/api/types';
import { expect, test } from 'vitest';
import { stm32f103 } from '../parts.fixtures.ts';
import { mayBeInNumber, missingNumber } from './missingNumber.ts';

const number: Understood = { kind: 'mpn', label: '型号', text: 'STM32F103C8T9', token: 'STM32F103C8T9', rest: '意法' };
const brand: Understood = { kind: 'brand', label: '品牌', text: '意法半导体', token: '意法', rest: 'STM32F103C8T9' };
const without = (token: string): Relaxation => ({ tokens: [token], rest: '', facets: [], count: 3, nearest: null });
const near = { ...stm32f103[0]!, match: 'similar' as const };

test.each([
  ['只有型号', [number], [], number.token],
  ['型号旁边还有品牌', [brand, number], [without(number.token)], number.token],
  ['去掉品牌就有这个型号', [brand, number], [without(brand.token), without(number.token)], null],
  ['没有写型号', [brand], [], null],
  ['三个词，说不准', [brand, number, { ...brand, token: '手册' }], [without(number.token)], null],
] as const)('%s', (_, understood, relaxations, missing) => {
  expect(missingNumber(understood, relaxations, near)).toBe(missing);
});

test('型号就在第一行，不说没有', () => {
  expect(missingNumber([number], [], { ...near, match: 'exact' })).toBeNull();
});

test.each([
  ['104K', true],
  ['LQFP64', true],
  ['1%', false],
  ['500mA', false],
  ['8MHz', false],
  ['48pin', false],
  ['0R', false],
  ['晶振', false],
])('“%s”可能是型号的一部分：%s', (token, expected) => {
  expect(mayBeInNumber(token)).toBe(expected);
});
