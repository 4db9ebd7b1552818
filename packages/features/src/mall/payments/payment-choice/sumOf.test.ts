import { expect, test } from 'vitest';
import { sumOf } from './sumOf.ts';

test.each([
  [['0.10', '0.20'], '0.30'],
  [['1634.73', '90071992547409.93'], '90071992549044.66'],
  [['5.00'], '5.00'],
])('%j 是 %s', (amounts, sum) => expect(sumOf(amounts)).toBe(sum));
