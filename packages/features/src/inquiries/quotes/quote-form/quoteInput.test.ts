import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { demandRow, supplyRow } from '../../inquiries.fixtures.ts';
import { offer } from '../quotes.fixtures.ts';
import { quoteFormMessages } from './messages.ts';
import { begunQuote, type QuoteInput, quoteProblems, stepsOf, withoutStep, writtenOffer } from './quoteInput.ts';

const t = translator(quoteFormMessages);
const typed = (own: Partial<QuoteInput> = {}): QuoteInput => ({ ...begunQuote(demandRow(), null), price0: '6.85', ...own });
const wrong = (own: Partial<QuoteInput>) => Object.keys(quoteProblems(typed(own), t));

test('求购的报价照求购的币种、税和交货地开始；自己供应的照货品开始', () => {
  expect(begunQuote(demandRow({ place: 'HK', currency: 'USD' }), null)).toMatchObject({
    steps: 1,
    quantity0: '1',
    price0: '',
    currency: 'USD',
    place: 'HK',
    grade: '',
    stock: '',
  });
  expect(begunQuote(supplyRow(), null)).toMatchObject({ price0: '0.0742', grade: 'd1', stock: '20000', place: 'HK', isUsed: false });
});

test('改报价照原来的开始，写回去是一样的', () => {
  const { files: _files, remark, ...rest } = offer();
  expect(writtenOffer(begunQuote(demandRow(), offer()))).toEqual({ ...rest, remark, validDays: 7 });
});

test.each([
  [{}, []],
  [{ price0: '' }, ['price0']],
  [{ quantity0: '1.5', moq: '0', stock: 'x' }, ['quantity0', 'moq', 'stock']],
  [{ steps: 2, quantity1: '1', price1: '6' }, ['quantity1']],
  [{ steps: 2, quantity1: '1000', price1: '6.85' }, ['price1']],
  [{ quantity0: '100' }, ['quantity0']],
  [{ price0: '0' }, ['price0']],
  [{ moq: '15', multiple: '10' }, ['moq']],
  [{ spq: '15', multiple: '10', moq: '10' }, ['spq']],
  [{ stock: '5', moq: '10' }, ['stock']],
  [{ grade: 'd4' }, ['isUsed']],
  [{ grade: 'd4', isUsed: true }, []],
  [{ leadTimeDays: '1001' }, ['leadTimeDays']],
  [{ validDays: '31' }, ['validDays']],
  [{ validDays: '0', dateCode: '批'.repeat(41), remark: '字'.repeat(501) }, ['dateCode', 'validDays', 'remark']],
] as const)('%j 要改 %j', (own, fields) => expect(wrong(own)).toEqual(fields));

test('去掉一级，后面的往前移', () => {
  const input = typed({ steps: 3, quantity1: '100', price1: '6', quantity2: '1000', price2: '5' });
  expect(withoutStep(input, 1)).toMatchObject({ steps: 2, quantity0: '1', price0: '6.85', quantity1: '1000', price1: '5', quantity2: '', price2: '' });
  expect(stepsOf({ steps: 99 })).toHaveLength(10);
  expect(stepsOf({ steps: 0 })).toEqual([0]);
});

test('空的是没有说，全角和逗号都认', () =>
  expect(writtenOffer(typed({ quantity0: '１', price0: '６.８５0', moq: '1,000', multiple: '10', leadTimeDays: '0' }))).toMatchObject({
    priceLadder: [{ minQuantity: 1, unitPrice: '6.85' }],
    moq: 1000,
    spq: null,
    stock: null,
    grade: null,
    packing: null,
    leadTimeDays: 0,
    dateCode: '',
  }));
