import { expect, test } from 'vitest';
import { moveItem } from './moveItem.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [9, 0, 'abcd'],
])('第 %s 项移到第 %s 项', (from, to, result) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(result);
});
