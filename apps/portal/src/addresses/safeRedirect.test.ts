import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const ORIGIN = 'https://www.chippage.example';

/** 10.0d: what others may have put into `redirect`, `return_url` or `fromswb`. */
const hostile = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  ' /path',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u0001path',
  '/\u007fpath',
  '/path\u0000',
  '/path\r\nSet-Cookie: a=b',
  '/\u0009\\evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://www.chippage.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://www.chippage.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'tel:10086',
  'https://www.chippage.example@evil.example/',
  'https://www.chippage.example:pw@evil.example/',
  'https://www.chippage.example.evil.example/',
  'https://www.chippage.example/',
  '/@evil.example',
  '/user@evil.example/x',
  '@evil.example',
  'www.chippage.example@evil.example',
  'evil.example',
  'evil.example/path',
  './path',
  '../path',
  '?redirect=https://evil.example',
  '#https://evil.example',
  '/path//evil.example',
  '/path?next=https://evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/path\\..\\evil.example',
  'https%3A%2F%2Fevil.example',
  '%2F%2Fevil.example',
  '\u2028//evil.example',
  '／／evil.example',
  '',
];

describe('10.0d 登录之后只回到本站', () => {
  it('counts at least the 60 vectors that the goal asks for', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60));

  it.each(hostile)('%j → /', (value) => expect(safeRedirect(value, ORIGIN)).toBe('/'));

  it.each([null, undefined])('%j → /', (value) => expect(safeRedirect(value, ORIGIN)).toBe('/'));

  it.each([
    '/',
    '/datasheet',
    '/specification_detail/12?brandId=7',
    '/specification_detail/12?brandId=7#page=12&search=Absolute',
    '/datasheet/datasheetSearch/4.7k%20%CE%A9',
    '/datasheet/datasheetCategory/mcu/arm-32?package=LQFP-48&sort=-pins',
    '/userCenter/accountSetting?type=7',
    '/%2F%2Fevil.example',
    '/.well-known/芯片',
  ])('%j 原样保留', (value) => expect(safeRedirect(value, ORIGIN)).toBe(value));

  it('never leaves the origin, whatever a browser makes of the result', () => {
    for (const value of hostile) expect(new URL(safeRedirect(value, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
  });
});
