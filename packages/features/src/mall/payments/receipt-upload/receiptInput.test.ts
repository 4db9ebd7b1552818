import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { receiptUploadMessages } from './messages.ts';
import { amountOf, type ReceiptInput, receiptProblems } from './receiptInput.ts';

const t = translator(receiptUploadMessages);
const right: ReceiptInput = { amount: '1634.73', payerName: '示例仪器', payerBank: '', accountTail: '', paidOn: '2026-11-16', serialNo: '' };
const facts = { total: '1634.73', currency: 'CNY', today: '2026-11-16' } as const;

test.each([
  ['1634.73', '1634.73'],
  ['1,634.73', '1634.73'],
  ['¥ 1634.7', '1634.70'],
  ['US$115', '115.00'],
  ['0115', '115.00'],
  ['1634.733', null],
  ['1e3', null],
  ['-5', null],
  ['', null],
])('金额 %s → %s', (text, amount) => expect(amountOf(text)).toBe(amount));

test('填对了就没有问题', () => expect(receiptProblems(t, right, facts)).toEqual({}));

test.each([
  [{ amount: '1634.72' }, { amount: '应与订单合计 ¥1,634.73 一致，请核对' }],
  [{ payerName: ' ' }, { payerName: '请填写付款人户名' }],
  [{ accountTail: '66210' }, { accountTail: '请填写四位数字，或留空' }],
  [{ paidOn: '' }, { paidOn: '请填写付款日期' }],
  [{ paidOn: '2026-11-17' }, { paidOn: '付款日期不能晚于今天' }],
])('%o 不对', (own, problems) => expect(receiptProblems(t, { ...right, ...own }, facts)).toEqual(problems));
