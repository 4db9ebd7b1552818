import { expect, test } from 'vitest';
import { choiceIn, pageIn, pageParam } from './listPage.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=10001', 1],
])('网址 ?%s 是第 %i 页', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

test('第一页不写在网址里', () => {
  expect(pageParam(1)).toBeUndefined();
  expect(pageParam(2)).toBe(2);
});

test('不认识的选择当作第一个', () => {
  expect(choiceIn('done', ['open', 'done'])).toBe('done');
  expect(choiceIn('other', ['open', 'done'])).toBe('open');
  expect(choiceIn(null, ['open', 'done'])).toBe('open');
});
