import { expect, test } from 'vitest';
import { remainingOf } from './remaining.ts';

test.each([
  // The begun minute is counted: of 72 hours there may be a second less.
  [72 * 60, 'days', 2],
  [71 * 60 + 58, 'days', 2],
  [49 * 60, 'days', 2],
  [48 * 60, 'hours', 47],
  [47 * 60 + 59, 'hours', 47],
  [121, 'hours', 2],
  [90, 'minutes', 90],
  [61, 'minutes', 60],
  [59, 'minutes', 55],
  [26, 'minutes', 25],
  [11, 'minutes', 10],
  [5, 'minutes', 5],
  [1, 'minutes', 1],
] as const)('%i 分钟写成 %s %i，不多说', (minutes, unit, count) => {
  expect(remainingOf(minutes)).toEqual({ unit, count });
});
