import { expect, test } from 'vitest';
import { amountIn, isLimit } from './creditInput.ts';

test.each([
  ['50000', true],
  [' 50000.5 ', true],
  ['0', false],
  ['0.50', false],
  ['1.234', false],
  ['五万', false],
  ['123456789', false],
])('额度 %s', (text, isGood) => expect(isLimit(text)).toBe(isGood));

test.each([
  ['11500', '11500.00'],
  ['11,500.5', '11500.50'],
  ['0.05', '0.05'],
  ['0', null],
  ['-1', null],
  ['1.234', null],
])('金额 %s', (text, amount) => expect(amountIn(text)).toBe(amount));
