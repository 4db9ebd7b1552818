import { expect, test } from 'vitest';
import { nextStep, stepAt } from './ladder.ts';

const ladder = [
  { minQuantity: 1, unitPrice: '7.2' },
  { minQuantity: 100, unitPrice: '6.85' },
  { minQuantity: 200, unitPrice: '6.42' },
];

test.each([
  [0, -1],
  [1, 0],
  [99, 0],
  [100, 1],
  [199, 1],
  [200, 2],
  [1_000_000, 2],
])('%s 件在第 %s 档', (quantity, step) => expect(stepAt(ladder, quantity)).toBe(step));

test('下一档按倍数取整，库存够不到时没有', () => {
  expect(nextStep(ladder, 150, { multiple: 1, most: null })).toMatchObject({ more: 50, quantity: 200, step: { unitPrice: '6.42' } });
  expect(nextStep(ladder, 150, { multiple: 30, most: null })).toMatchObject({ more: 60, quantity: 210 });
  expect(nextStep(ladder, 150, { multiple: 1, most: 199 })).toBeNull();
  expect(nextStep(ladder, 200, { multiple: 1, most: null })).toBeNull();
  expect(nextStep([], 1, { multiple: 1, most: null })).toBeNull();
});
