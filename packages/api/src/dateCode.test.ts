import { expect, it } from 'vitest';
import { dateCodeDoubt } from './dateCode.ts';

const now = new Date('2026-11-26T08:00:00Z');
const doubt = (code: string, foundedYear?: number) => dateCodeDoubt(code, { now, ...(foundedYear !== undefined && { foundedYear }) });

it.each(['2435', '2435+', '24+', '2024+', '2435/2440', 'DC2435', '21+/22+', '2648', '9952', '近两年', '全新', ''])('“%s” 可能', (code) => {
  expect(doubt(code)).toBeNull();
});

it.each([
  ['2560', '一年没有第 60 周'],
  ['2400', '没有第 0 周'],
  ['2435/2454', '一年没有第 54 周'],
  ['2752', '还没有到'],
  ['2649', '还没有到'],
  ['27+', '还没有到'],
  ['2027+', '还没有到'],
])('“%s” 不可能：%s', (code, why) => expect(doubt(code)).toContain(why));

it('早于原厂成立的批号不可能', () => {
  expect(doubt('0235', 2005)).toContain('2005 年');
  expect(doubt('0601', 2005)).toBeNull();
  expect(doubt('9952', 2005)).toContain('1999');
});
