import { expect, test } from 'vitest';
import { absoluteTime, ageOf } from './friendlyTime.ts';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  ['刚刚', 0, { key: 'justNow' }],
  ['时钟慢半分钟也是刚刚', -30 * SECOND, { key: 'justNow' }],
  ['不到 2 分钟', 2 * MINUTE - 1, { key: 'justNow' }],
  ['2 分钟', 2 * MINUTE, { key: 'minutesAgo', count: 2 }],
  ['59 分钟', HOUR - 1, { key: 'minutesAgo', count: 59 }],
  ['1 小时', HOUR, { key: 'hoursAgo', count: 1 }],
  ['23 小时', DAY - 1, { key: 'hoursAgo', count: 23 }],
  ['1 天', DAY, { key: 'daysAgo', count: 1 }],
  ['6 天', 7 * DAY - 1, { key: 'daysAgo', count: 6 }],
  ['整 7 天是一周前', 7 * DAY, { key: 'weekAgo' }],
  ['未满 8 天仍是一周前', 8 * DAY - 1, { key: 'weekAgo' }],
  ['超过 7 天是日期', 8 * DAY, { key: 'date' }],
  ['将来的时间是日期', -2 * MINUTE, { key: 'date' }],
] as const)('%s', (_name, passed, age) => {
  expect(ageOf(now - passed, now)).toEqual(age);
});

test('日期按中国时间，不随机器的时区', () => {
  expect(absoluteTime(Date.parse('2026-11-19T16:30:00Z'))).toEqual({ date: '2026-11-20', minute: '2026-11-20 00:30' });
});

test('别的站点可以有自己的时区', () => {
  expect(absoluteTime(Date.parse('2026-11-19T16:30:00Z'), 'Europe/Berlin')).toEqual({ date: '2026-11-19', minute: '2026-11-19 17:30' });
});
