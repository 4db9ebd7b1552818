import { expect, test } from 'vitest';
import { fittingQuantity, offerAt } from './offerAt.ts';

const offer = {
  priceLadder: [
    { minQuantity: 100, unitPrice: '6.85' },
    { minQuantity: 1000, unitPrice: '6.2' },
  ],
  moq: 100,
  multiple: 100,
  stock: 5000,
};

test.each([
  [1000, '6.2', '6200.00', null],
  [999, '6.85', '6843.15', 'not_multiple'],
  [50, '6.85', '342.50', 'below_min'],
  [6000, '6.2', '37200.00', 'above_stock'],
])('%i 只是 %s，合计 %s，%s', (quantity, unitPrice, total, problem) => expect(offerAt(offer, quantity)).toEqual({ quantity, unitPrice, total, problem }));

test('没有价就没有合计', () => expect(offerAt({ ...offer, priceLadder: [] }, 100)).toBeNull());

test.each([
  [null, 100],
  [1000, 1000],
  [1050, 1100],
  [7, 100],
  [9000, 5000],
])('求购 %s 只，从 %i 只开始', (wanted, begins) => expect(fittingQuantity(offer, wanted)).toBe(begins));
