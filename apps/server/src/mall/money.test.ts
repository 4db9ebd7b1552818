import { describe, expect, it } from 'vitest';
import { amountText } from './money.ts';

describe('句子里的金额', () => {
  it.each([
    ['53682.43', 'CNY', '¥53,682.43'],
    ['1267.86', 'CNY', '¥1,267.86'],
    ['12.53', 'USD', 'US$12.53'],
    ['1234567.5', 'USD', 'US$1,234,567.50'],
    ['100', 'CNY', '¥100.00'],
    ['0.008087', 'CNY', '¥0.008087'],
    ['6.850000', 'CNY', '¥6.85'],
  ] as const)('%s %s 写成 %s，与页面一样', (amount, currency, text) => expect(amountText(amount, currency)).toBe(text));

  it('不是金额的不写', () => expect(() => amountText('很多', 'CNY')).toThrow(RangeError));
});
