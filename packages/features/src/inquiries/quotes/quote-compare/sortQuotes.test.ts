import { expect, test } from 'vitest';
import { comparedQuotes, offer, quoteRow } from '../quotes.fixtures.ts';
import { type CompareSort, groupsOf, isOpen, sortQuotes } from './sortQuotes.ts';

const by = (key: CompareSort['key'], direction: CompareSort['direction'] = 'asc'): CompareSort => ({ key, direction });
const ids = (sort: CompareSort) => groupsOf(comparedQuotes, sort).map(({ currency, rows }) => [currency, ...rows.map(({ id }) => id)]);

test('一种币种一组，人民币在前；价格从低到高按数字比', () => {
  expect(ids(by('unitPrice'))).toEqual([
    ['CNY', 504, 503, 501],
    ['USD', 502],
  ]);
  expect(sortQuotes([quoteRow({ id: 1, unitPrice: '10' }), quoteRow({ id: 2, unitPrice: '9.5' })], by('unitPrice')).map(({ id }) => id)).toEqual([2, 1]);
});

test('没有说的总在最后', () => {
  expect(ids(by('leadTime'))[0]).toEqual(['CNY', 501, 503, 504]);
  expect(ids(by('leadTime', 'desc'))[0]).toEqual(['CNY', 503, 501, 504]);
  expect(ids(by('validUntil'))[0]).toEqual(['CNY', 501, 504, 503]);
});

test('最低只在同一种税里比，一份不比', () => {
  const [yuan, dollars] = groupsOf(comparedQuotes, by('unitPrice'));
  expect([...(yuan?.lowest ?? [])]).toEqual([503]);
  expect(dollars?.lowest.size).toBe(0);
});

test('结束的和还没有报价的不在表里', () => {
  expect(isOpen(quoteRow({ state: 'refused' }))).toBe(false);
  expect(isOpen(quoteRow({ state: 'waiting', offer: null }))).toBe(false);
  expect(groupsOf([quoteRow({ state: 'withdrawn', offer: offer() })], by('unitPrice'))).toEqual([]);
});
