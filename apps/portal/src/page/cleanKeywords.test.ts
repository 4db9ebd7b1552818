import { expect, it } from 'vitest';
import { cleanKeywords } from './cleanKeywords.ts';

it.each([
  ['  STM32 ', 'STM32'],
  ['a\u0000b', 'ab'],
  ['\uD800', '\uFFFD'],
  ['😀', '😀'],
  ['<script>', '<script>'],
])('%j → %j', (typed, kept) => {
  expect(cleanKeywords(typed)).toBe(kept);
});
it('keeps at most 200 characters, and none of them half', () => {
  expect(cleanKeywords('x'.repeat(10_000))).toHaveLength(200);
  expect(cleanKeywords(`x${'😀'.repeat(5000)}`).isWellFormed()).toBe(true);
});
