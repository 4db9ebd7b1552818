import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { cellBeside, cellOf, readCell } from './cells.ts';
import { stockGridMessages } from './messages.ts';

const t = translator(stockGridMessages);

test.each([
  ['quantity', ' 5k ', { change: { quantity: 5000 } }],
  ['quantity', '', { change: { quantity: null } }],
  ['quantity', '很多', { wrong: t('quantityWrong') }],
  ['quantity', '0', { wrong: t('quantityWrong') }],
  ['price', '￥6.850'.replace('￥', '¥'), { change: { price: '6.85' } }],
  ['price', '', { change: { price: '' } }],
  ['price', '0', { wrong: t('priceWrong') }],
  ['price', '0.00', { wrong: t('priceWrong') }],
  ['price', '1.2345678', { wrong: t('priceWrong') }],
  ['dateCode', ' 2435+ ', { change: { dateCode: '2435+' } }],
  ['dateCode', 'x'.repeat(41), { wrong: t('dateCodeLong') }],
  ['grade', 'b2', { change: { grade: 'b2' } }],
  ['place', '', { change: { place: null } }],
  ['leadTimeDays', '0', { change: { leadTimeDays: 0 } }],
  ['leadTimeDays', '1001', { wrong: t('leadTimeWrong') }],
] as const)('%s 写“%s”', (field, typed, read) => {
  expect(readCell(field, typed, t)).toEqual(read);
});

test('旁边的格：一行到头接下一行，上下到头就没有', () => {
  const ids = [7, 8];
  expect(cellBeside(ids, '7:quantity', { across: 1 })).toBe('7:price');
  expect(cellBeside(ids, '7:leadTimeDays', { across: 1 })).toBe('8:quantity');
  expect(cellBeside(ids, '8:quantity', { across: -1 })).toBe('7:leadTimeDays');
  expect(cellBeside(ids, '7:price', { down: 1 })).toBe('8:price');
  expect(cellBeside(ids, '7:price', { down: -1 })).toBeNull();
  expect(cellBeside(ids, '8:leadTimeDays', { across: 1 })).toBeNull();
  expect(cellBeside(ids, '9:price', { down: -1 })).toBeNull();
});

test('不是格子的名字不认', () => {
  expect(cellOf('7:price')).toEqual({ id: 7, field: 'price' });
  expect(cellOf('7:model')).toBeNull();
  expect(cellOf('x:price')).toBeNull();
});
