import { expect, test } from 'vitest';
import { isLower, lineTotal } from './lineTotal.ts';

test.each([
  ['0.008087', 10_000, '80.87'],
  ['6.85', 150, '1027.50'],
  ['0.005', 1, '0.01'],
  ['0.004999', 1, '0.00'],
  ['999999999.999999', 999_999_999, '999999998999999000.00'],
  ['7', 3, '21.00'],
])('小计 %s × %d = %s，按分四舍五入', (price, quantity, total) => {
  expect(lineTotal(price, quantity)).toBe(total);
});

test('不是价格就没有小计', () => {
  expect(lineTotal('', 1)).toBeNull();
  expect(lineTotal('1e3', 1)).toBeNull();
  expect(lineTotal('1', Number.NaN)).toBeNull();
});

test('比价只看数字', () => {
  expect(isLower('6.8', '6.85')).toBe(true);
  expect(isLower('6.850', '6.85')).toBe(false);
  expect(isLower('10', '9.99')).toBe(false);
});
