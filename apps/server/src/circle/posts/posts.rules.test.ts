import { describe, expect, it } from 'vitest';
import { editableUntil, hasLink, isNewAccount, short } from './posts.rules.ts';

describe('链接', () => {
  it.each(['见 https://example.com/a', 'HTTP://EXAMPLE.COM', '看www.example.com吧'])('%s 有', (text) => expect(hasLink(text)).toBe(true));
  it.each(['STM32F103C8T6', 'http 协议', '3.3V/500mA'])('%s 没有', (text) => expect(hasLink(text)).toBe(false));
});

it('七天内是新账号，十五分钟内可以改', () => {
  const at = new Date('2026-08-01T00:00:00Z');
  expect(isNewAccount(at, new Date('2026-08-07T23:59:59Z'))).toBe(true);
  expect(isNewAccount(at, new Date('2026-08-08T00:00:00Z'))).toBe(false);
  expect(editableUntil(at).toISOString()).toBe('2026-08-01T00:15:00.000Z');
});

it('长的一句话截短，换行成空格', () => {
  expect(short('第一行\n第二行')).toBe('第一行 第二行');
  expect(short('一'.repeat(30))).toBe(`${'一'.repeat(20)}…`);
});
