import { expect, it } from 'vitest';
import { isPagePath } from './useLinkHref.ts';

it.each([
  ['/', true],
  ['/datasheet?sort=mpn#reader', true],
  ['?page=2', true],
  ['#main', true],
  ['', true],
  ['https://www.digikey.cn/', false],
  ['http://127.0.0.1:3000/__dev/oauth/wx/confirm?qr=1', false],
  ['//evil.example', false],
  ['mailto:help@example.com', false],
  ['tel:400', false],
])('%j 是本站的页：%s', (href, isOwn) => expect(isPagePath(href)).toBe(isOwn));
