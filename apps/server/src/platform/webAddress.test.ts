import { expect, it } from 'vitest';
import { isPageAddress, pathOnly, webAddress } from './webAddress.ts';

it.each([
  ['/datasheet/datasheetDetail/1?token=t1.abc#x', '/datasheet/datasheetDetail/1'],
  ['/im?token=a&uid=1', '/im'],
  ['https://example.com/about?code=1', '/about'],
  [`/a/${'x'.repeat(43)}/b`, '/a/*/b'],
  ['/datasheet/datasheetSearch/STM32F103C8T6', '/datasheet/datasheetSearch/STM32F103C8T6'],
  ['/#/token', '/'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('%s 只留下 %s', (text, path) => expect(pathOnly(text)).toBe(path));

it.each(['https://www.example.com/a.pdf', 'http://example.com:8080/a?b=c#d', 'HTTPS://EXAMPLE.COM', 'https://例子.中国/手册.pdf'])('%s 是网页的地址', (text) =>
  expect(isPageAddress(text)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/a.pdf',
  'file:///etc/passwd',
  '//example.com',
  'https:example.com',
  'https://',
  'https://user@example.com/',
  'https://user:secret@example.com/',
  'https://:secret@example.com/',
  'https://example.com\\@evil.example/',
  'https://example.com/a b',
  'https://example.com/a\nb',
  'https://example.com/a\u0000',
  'https://example.com/\u0085',
])('%j 不是', (text) => {
  expect(isPageAddress(text)).toBe(false);
  expect(text.includes('://') ? webAddress(text) : null).toBeNull();
});

it('没有写协议的网站按 https 打开', () => {
  expect(webAddress('www.example.com')).toBe('https://www.example.com/');
  expect(webAddress('user:secret@example.com')).toBeNull();
});
