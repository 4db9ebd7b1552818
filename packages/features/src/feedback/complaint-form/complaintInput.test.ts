import { expect, test } from 'vitest';
import { complaintProblems, emptyComplaint } from './complaintInput.ts';

const good = { holder: '示例出版社', places: '/news/1', content: '未经许可转载', contact: 'law@example.com', isTrue: true };

test('都填了就没有问题；手机号也可以', () => {
  expect(complaintProblems(good)).toEqual({});
  expect(complaintProblems({ ...good, contact: '+86 138-0013-8000' })).toEqual({});
});

test('空的每一处都说', () => expect(Object.keys(complaintProblems(emptyComplaint))).toEqual(['holder', 'places', 'content', 'contact', 'isTrue']));

test.each([
  [{ contact: '电话见官网' }, { contact: { word: 'wrong' } }],
  [{ content: '字'.repeat(1003) }, { content: { word: 'tooLong', most: 1000, count: 3 } }],
  [{ isTrue: false }, { isTrue: { word: 'missing' } }],
])('%j', (change, problems) => expect(complaintProblems({ ...good, ...change })).toEqual(problems));
