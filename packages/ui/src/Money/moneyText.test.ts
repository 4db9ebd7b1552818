import { expect, test } from 'vitest';
import { moneyText, priceText, unsignedText } from './moneyText.ts';

test.each([
  ['1494.57', 'CNY', '¥1,494.57'],
  ['338.35', 'USD', 'US$338.35'],
  ['0.00', 'CNY', '¥0.00'],
  ['-0.00', 'CNY', '¥0.00'],
  ['-14.70', 'CNY', '−¥14.70'],
  ['999.99', 'CNY', '¥999.99'],
  ['1000.00', 'CNY', '¥1,000.00'],
  ['1000000.00', 'USD', 'US$1,000,000.00'],
  ['999999999999999.99', 'CNY', '¥999,999,999,999,999.99'],
  ['123456789012345.10', 'CNY', '¥123,456,789,012,345.10'],
  ['', 'CNY', ''],
  ['NaN', 'CNY', ''],
  ['1e5', 'CNY', ''],
] as const)('合计有两位小数和千位分隔，一位不丢：%s %s → %s', (value, currency, text) => {
  expect(moneyText(value, currency)).toBe(text);
});

test.each([
  ['0.008087', 'CNY', '¥0.008087'],
  ['6.85', 'CNY', '¥6.85'],
  ['6.5', 'CNY', '¥6.50'],
  ['7', 'CNY', '¥7.00'],
  ['2.315', 'USD', 'US$2.315'],
  ['0.100000', 'USD', 'US$0.10'],
  ['999999999.999999', 'CNY', '¥999,999,999.999999'],
  ['12345.6', 'CNY', '¥12,345.60'],
] as const)('单价最多六位小数，末尾不留零：%s %s → %s', (value, currency, text) => {
  expect(priceText(value, currency)).toBe(text);
});

test('千位分隔拿掉以后，就是原来的数字', () => {
  for (let whole = 1n; whole < 10n ** 15n; whole *= 7n) {
    const value = `${whole}.${String(whole % 100n).padStart(2, '0')}`;
    expect(moneyText(value, 'CNY').replaceAll(/[¥,]/g, '')).toBe(value);
  }
});

test('去掉负号的金额', () => expect(unsignedText('-14.70')).toBe('14.70'));
