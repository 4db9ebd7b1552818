import { expect, it } from 'vitest';
import { medianOf } from './price.rules.ts';

it('中位数：奇数取中间，偶数取两个的平均，没有就没有', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf(['1.5'])).toBe('1.5');
  expect(medianOf(['1', '2', '9'])).toBe('2');
  expect(medianOf(['0.008087', '0.008088'])).toBe('0.008088');
  expect(medianOf(['1', '2', '3', '10'])).toBe('2.5');
});
