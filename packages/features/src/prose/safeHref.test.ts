import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each([
  ['/privacy', { href: '/privacy', isOutside: false }],
  ['#cookies', { href: '#cookies', isOutside: false }],
  [' https://beian.miit.gov.cn/ ', { href: 'https://beian.miit.gov.cn/', isOutside: true }],
  ['mailto:help@example.com', { href: 'mailto:help@example.com', isOutside: false }],
  ['tel:400-000-0000', { href: 'tel:400-000-0000', isOutside: false }],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['relative/path', null],
  ['https://', null],
  [null, null],
])('文中的链接 %s', (href, expected) => {
  expect(safeHref(href)).toEqual(expected);
});
