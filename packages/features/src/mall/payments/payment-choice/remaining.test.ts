import { expect, test } from 'vitest';
import { remainingOf } from './remaining.ts';

test.each([
  [72 * 60, 'days', 3],
  [48 * 60, 'days', 2],
  [47 * 60 + 59, 'hours', 48],
  [90, 'hours', 2],
  [61, 'hours', 1],
  [59, 'minutes', 60],
  [26, 'minutes', 25],
  [11, 'minutes', 10],
  [5, 'minutes', 5],
  [1, 'minutes', 1],
] as const)('%i 分钟写成 %s %i', (minutes, unit, count) => {
  expect(remainingOf(minutes)).toEqual({ unit, count });
});
