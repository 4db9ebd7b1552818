import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { askOf, bargainProblems, listPriceAt } from './bargainInput.ts';
import { bargainDialogMessages } from './messages.ts';

const t = translator(bargainDialogMessages);
const goods = sampleGoods({ moq: 10, multiple: 10 });
const check = (quantity: string, unitPrice: string, note = '') => bargainProblems(goods, { quantity, unitPrice, note }, t);

test('提交的价格没有多余的零，全角数字也认', () => {
  expect(askOf({ quantity: '１,０00', unitPrice: '０06.5００', note: ' 年用量\n 1 万 ' })).toEqual({ quantity: 1000, unitPrice: '6.5', note: '年用量 1 万' });
  expect(askOf({ quantity: '10', unitPrice: '0.008087', note: '' }).unitPrice).toBe('0.008087');
  expect(askOf({ quantity: '10', unitPrice: '7.', note: '' }).unitPrice).toBe('7');
});

test('数量按起订和倍数，价格要低于那一档的现价', () => {
  expect(check('100', '6.84')).toEqual({});
  expect(Object.keys(check('15', '6'))).toEqual(['quantity']);
  expect(Object.keys(check('5', '6'))).toEqual(['quantity']);
  expect(check('100', '6.85')).toEqual({ unitPrice: '期望单价应低于现价 ¥6.85；按现价可以直接购买' });
  expect(check('10', '6.85')).toEqual({});
  expect(listPriceAt(goods, '200')).toBe('6.42');
});

test.each(['0', '0.00', '-1', '1e2', '1.2345678', 'abc'])('单价 %s 不行', (price) => expect(Object.keys(check('100', price))).toEqual(['unitPrice']));

test('说明太长写出要删几个字', () => expect(check('100', '6', '说'.repeat(203))).toEqual({ note: '最多 200 个字，请删去 3 个' }));
