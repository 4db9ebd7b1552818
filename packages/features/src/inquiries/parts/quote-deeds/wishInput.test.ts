import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { offer } from '../../quotes/quotes.fixtures.ts';
import { quoteDeedsMessages } from './messages.ts';
import { wishOf, wishProblems } from './wishInput.ts';

const t = translator(quoteDeedsMessages);
const check = (quantity: string, unitPrice: string) => wishProblems(t, offer(), { quantity, unitPrice, note: '' });

test('还价要低于那个数量的现价，不能多于库存', () => {
  expect(check('5000', '6')).toEqual({});
  expect(check('5000', '6.2')).toEqual({ unitPrice: '还价要低于现价 ¥6.20；现价可以直接接受' });
  expect(check('500', '6.5')).toEqual({});
  expect(check('20001', '6')).toEqual({ quantity: '对方只有 20,000 只' });
  expect(Object.keys(check('', '0'))).toEqual(['quantity', 'unitPrice']);
});

test('全角数字和逗号都认', () => {
  expect(wishOf({ quantity: '５,000', unitPrice: '０6.50' })).toEqual({ quantity: 5000, unitPrice: '6.5' });
  expect(wishOf({ quantity: '5', unitPrice: '0.00' })).toBeNull();
});
