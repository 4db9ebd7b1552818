import { expect, test } from 'vitest';
import { readDate } from './isoDate.ts';

test('读出年月日，写回来一样', () => expect(readDate('2026-07-28')?.toString()).toBe('2026-07-28'));

test.each(['', '2026-7-28', '2026-02-30', '28.07.2026', '2026-07-28T00:00:00Z'])('%s 不是日期', (text) => expect(readDate(text)).toBeNull());

test('没有值与值为空不是一回事', () => {
  expect(readDate(undefined)).toBeUndefined();
  expect(readDate(null)).toBeNull();
});
