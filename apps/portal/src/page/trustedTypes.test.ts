import { expect, it } from 'vitest';
import { allowNoHtml, allowScriptUrl } from './trustedTypes.ts';

it.each([
  ['/assets/worker.js', true],
  ['https://site.example/assets/worker.js', true],
  ['blob:https://site.example/1', true],
  ['https://evil.example/worker.js', false],
  ['//evil.example/worker.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('worker from %s: %s', (url, isAllowed) => {
  expect(allowScriptUrl(url, 'https://site.example/page')).toBe(isAllowed ? url : null);
});

it('no HTML from a string but the empty one, which only takes away', () => {
  expect(allowNoHtml('')).toBe('');
  expect(allowNoHtml('<img src=x onerror=alert(1)>')).toBeNull();
  expect(allowNoHtml(' ')).toBeNull();
});
