import { expect, test } from 'vitest';
import { readStock } from './stockInput.ts';

test.each([
  ['0', 0],
  [' 12,500 ', 12_500],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['一百', null],
])('库存 %j', (text, quantity) => {
  expect(readStock(text)).toBe(quantity);
});
