import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { ownRow } from '../../inquiries.fixtures.ts';
import { rowFormMessages } from './messages.ts';
import { emptyRow, formOf, inputOf, quantityOf, rowProblems } from './rowInput.ts';

const t = translator(rowFormMessages);

test.each([
  ['5000', 5000],
  ['5,000', 5000],
  ['5k', 5000],
  ['1.2万', 12_000],
  ['0.5K', 500],
  ['2m', 2_000_000],
  ['１００', 100],
])('“%s” 是 %i 只', (typed, count) => expect(quantityOf(typed)).toBe(count));
test.each(['', '0', '1.5', '-3', '1e3', '5x', '0.0001k', '9999999999'])('“%s” 不是数量', (typed) => expect(quantityOf(typed)).toBeNull());

test('只有型号必填；写了的要对', () => {
  expect(rowProblems(emptyRow({ model: 'X1' }), t)).toEqual({});
  expect(rowProblems(emptyRow({ quantity: '1.5', price: '0', leadTimeDays: '1001', remark: '字'.repeat(501) }), t)).toEqual({
    model: t('required'),
    quantity: t('quantityWrong'),
    price: t('priceWrong'),
    leadTimeDays: t('leadTimeWrong'),
    remark: t('remarkLong', { count: 501 }),
  });
  expect(rowProblems(emptyRow({ model: '---' }), t)).toEqual({ model: t('modelWrong') });
});

test('读出来的再写回去是一样的；供应没有匿名、发票和替代', () => {
  const { id: _id, poster: _poster, partId: _part, brandId: _brand, state: _state, ...row } = ownRow();
  expect(formOf(1, inputOf(ownRow()))).toMatchObject({
    model: row.model,
    quantity: 5000,
    price: '6.2',
    grade: 'a1',
    leadTimeDays: 3,
    days: 30,
    invoiceNeed: 'special',
  });
  expect(formOf(0, emptyRow({ model: ' X1 ', isAnonymous: true, takesAlternative: true, invoiceNeed: 'normal', price: '0.500' }))).toMatchObject({
    model: 'X1',
    isAnonymous: false,
    takesAlternative: false,
    invoiceNeed: null,
    price: '0.5',
    quantity: null,
    leadTimeDays: null,
  });
});
