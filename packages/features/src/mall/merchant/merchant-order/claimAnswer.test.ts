import { expect, test } from 'vitest';
import { differenceOf, mostToRefund, refundAmountOf } from './claimAnswer.ts';

const order = { total: '1634.73', refunded: '185.75' };

test('最多退没有退过的', () => expect(mostToRefund(order)).toBe('1448.98'));

test.each([
  ['1448.98', '1448.98'],
  ['1,000', '1000.00'],
  ['0.5', '0.50'],
  ['1448.99', null],
  ['0', null],
  ['-1', null],
  ['1.234', null],
  ['', null],
])('%s → %s', (text, amount) => expect(refundAmountOf(text, order)).toBe(amount));

test.each([
  ['100.00', '71.50', { isMore: true, by: '28.50' }],
  ['71.00', '71.50', { isMore: false, by: '0.50' }],
  ['71.50', '71.50', null],
])('退 %s，申请 %s：差 %j', (amount, asked, difference) => expect(differenceOf(amount, asked)).toEqual(difference));
