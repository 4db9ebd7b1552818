import { expect, test } from 'vitest';
import { takedownProblems, emptyTakedown } from './takedownInput.ts';

const good = {
  right: 'copyright' as const,
  proof: '登记号 2025-A-1',
  holder: '示例出版社',
  places: '/news/1',
  content: '未经许可转载',
  contact: 'law@example.com',
  isTrue: true,
};

test('都填了就没有问题；手机号也可以', () => {
  expect(takedownProblems(good)).toEqual({});
  expect(takedownProblems({ ...good, contact: '+86 138-0013-8000' })).toEqual({});
});

test('空的每一处都说', () =>
  expect(Object.keys(takedownProblems(emptyTakedown))).toEqual(['right', 'holder', 'places', 'content', 'proof', 'contact', 'isTrue']));

test.each([
  [{ contact: '电话见官网' }, { contact: { word: 'wrong' } }],
  [{ content: '字'.repeat(2003) }, { content: { word: 'tooLong', most: 2000, count: 3 } }],
  [{ isTrue: false }, { isTrue: { word: 'missing' } }],
])('%j', (change, problems) => expect(takedownProblems({ ...good, ...change })).toEqual(problems));
