import { expect, it } from 'vitest';
import { financialReportSamples } from '../financialReports.fixtures.ts';
import { byDay, weekdayOf } from './byDay.ts';
import { parseResultsQuery, resultsQueryParams, resultsVariables } from './resultsQuery.ts';

it('同一天的放在一起，次序不变', () => {
  expect(byDay(financialReportSamples).map(({ date, reports }) => [date, reports.map(({ id }) => id)])).toEqual([
    ['2026-11-04', [1, 2]],
    ['2026-11-27', [3]],
  ]);
  expect(byDay([])).toEqual([]);
});

it.each([
  ['2026-11-04', 3],
  ['2026-11-29', 0],
  ['2024-02-29', 4],
])('%s 是一周的第 %i 天，在哪个时区都一样', (date, day) => expect(weekdayOf(date)).toBe(day));

it.each([
  ['month=2026-11&keywords=%20例芯%20', { month: '2026-11', keywords: '例芯' }],
  ['month=2026-13', { month: null, keywords: '' }],
  ['', { month: null, keywords: '' }],
])('网址 %s', (search, query) => {
  expect(parseResultsQuery(new URLSearchParams(search))).toEqual(query);
});

it('没有选的不写进网址，也不问', () => {
  expect(resultsQueryParams({ month: null, keywords: '' })).toEqual({ month: null, keywords: null });
  expect(resultsVariables({ month: null, keywords: '' })).toEqual({});
  expect(resultsVariables({ month: '2026-11', keywords: '例' })).toEqual({ month: '2026-11', keywords: '例' });
});
