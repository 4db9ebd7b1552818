// What remains of credit terms, when statements are due, and which months are stated.
import { expect, it } from 'vitest';
import { dueDayOf, endOfMonth, monthOf, monthsToState, obstacleFor, openOf, standingOf, statementNo, statementStateOf, statementSums } from './credit.rules.ts';

it.each([
  ['2026-11', 30, '2026-12-30'],
  ['2026-12', 30, '2027-01-30'],
  ['2027-01', 30, '2027-03-02'],
  ['2026-11', 60, '2027-01-29'],
  ['2028-01', 90, '2028-04-30'],
])('%s 的对账单，月结 %d 天，%s 到期', (period, days, due) => expect(dueDayOf(period, days)).toBe(due));

it.each([
  ['2026-11-30T15:59:59.999Z', '2026-11'],
  ['2026-11-30T16:00:00.000Z', '2026-12'],
  ['2026-12-31T16:00:00.000Z', '2027-01'],
])('中国时间的月份：%s 在 %s', (at, month) => expect(monthOf(new Date(at))).toBe(month));

it('一个月在中国时间的零点结束', () => {
  expect(endOfMonth('2026-11').toISOString()).toBe('2026-11-30T16:00:00.000Z');
  expect(endOfMonth('2026-12').toISOString()).toBe('2026-12-31T16:00:00.000Z');
});

it.each([
  ['active', '1000.00', '300.00', '0.00', { used: '300.00', remaining: '700.00', obstacle: null }],
  ['active', '1000.00', '1000.00', '0.00', { used: '1000.00', remaining: '0.00', obstacle: null }],
  // The merchant gave less than is used; and the buyer has something to good.
  ['active', '200.00', '300.00', '0.00', { used: '300.00', remaining: '0.00', obstacle: null }],
  ['active', '1000.00', '-50.00', '0.00', { used: '0.00', remaining: '1000.00', obstacle: null }],
  ['active', '1000.00', '300.00', '0.01', { used: '300.00', remaining: '700.00', obstacle: 'overdue' }],
  ['paused', '1000.00', '300.00', '9.00', { used: '300.00', remaining: '700.00', obstacle: 'paused' }],
  ['ended', '1000.00', '300.00', '0.00', { used: '300.00', remaining: '0.00', obstacle: null }],
  ['applied', null, '0.00', '0.00', { used: '0.00', remaining: '0.00', obstacle: null }],
] as const)('%s，额度 %s，已用 %s，逾期 %s', (state, grantedLimit, balance, overdue, wanted) =>
  expect(standingOf({ state, grantedLimit }, { balance, overdue })).toEqual({ ...wanted, overdue }),
);

it('正好用完可以，多一分不行；暂停和逾期先说', () => {
  expect(obstacleFor({ obstacle: null, remaining: '10.00' }, '10.00')).toBeNull();
  expect(obstacleFor({ obstacle: null, remaining: '10.00' }, '10.01')).toBe('over');
  expect(obstacleFor({ obstacle: 'overdue', remaining: '10.00' }, '10.01')).toBe('overdue');
});

it.each([
  [['100.00', '20.50', '-30.00'], null, { charges: '120.50', credits: '30.00', carried: '0.00', total: '90.50' }],
  [['-30.00'], null, { charges: '0.00', credits: '30.00', carried: '0.00', total: '-30.00' }],
  // What was left over counts for the next one; what was owed does not count twice.
  [['100.00'], '-30.00', { charges: '100.00', credits: '0.00', carried: '-30.00', total: '70.00' }],
  [['100.00'], '500.00', { charges: '100.00', credits: '0.00', carried: '0.00', total: '100.00' }],
])('对账单 %j，上一份 %s', (amounts, before, wanted) => expect(statementSums(amounts, before)).toEqual(wanted));

it.each([
  ['90.50', '0.00', '2026-12-30', 'open', '90.50'],
  ['90.50', '40.00', '2026-12-30', 'part_paid', '50.50'],
  ['90.50', '40.00', '2026-12-29', 'overdue', '50.50'],
  ['90.50', '90.50', '2026-12-29', 'paid', '0.00'],
  ['-30.00', '0.00', '2026-12-29', 'paid', '0.00'],
])('合计 %s、已付 %s、%s 到期的，12 月 30 日是 %s', (total, paid, dueOn, state, open) => {
  expect(statementStateOf({ total, paid, dueOn }, '2026-12-30')).toBe(state);
  expect(openOf({ total, paid })).toBe(open);
});

it('漏掉的月份一个个补，已有的跳过，还没过完的不出', () => {
  const now = new Date('2027-02-10T00:00:00Z');
  expect(monthsToState(new Date('2026-11-30T15:59:00Z'), new Set(), now)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsToState(new Date('2026-11-30T15:59:00Z'), new Set(['2026-11']), now)).toEqual(['2026-12', '2027-01']);
  expect(monthsToState(new Date('2027-01-31T16:00:00Z'), new Set(), now)).toEqual([]);
  expect(statementNo({ year: 2027, merchantId: 7, seq: 12 })).toBe('ST2027-7-00012');
});
