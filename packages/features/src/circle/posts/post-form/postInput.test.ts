import { expect, it } from 'vitest';
import { emptyPost, postProblems, toNewPost } from './postInput.ts';

const words = { empty: '空', tooLong: (count: number) => `多 ${count}`, question: '问题', answers: '选项' };

it('空白、太长和不成样的投票说出来；没有投票不查投票', () => {
  const post = emptyPost(3);
  expect(postProblems(post, words)).toEqual({ content: '空' });
  expect(postProblems({ ...post, content: '字'.repeat(2001) }, words)).toEqual({ content: '多 1' });
  expect(postProblems({ ...post, content: '好', hasPoll: true, answers: '甲\n甲' }, words)).toEqual({ question: '问题', answers: '选项' });
  expect(postProblems({ ...post, content: '好', hasPoll: true, question: '？', answers: '甲\n\n乙 ' }, words)).toEqual({});
});

it('寄出的只有写了的：没有投票和引用就不带', () => {
  const post = { ...emptyPost(3), content: ' 好 ', topics: [{ kind: 'part' as const, id: 12, label: 'LM317T' }] };
  expect(toNewPost(post, [{ id: 5, alt: ' 波形 ' }], null)).toEqual({
    groupId: 3,
    content: '好',
    visibility: 'everyone',
    areCommentsClosed: false,
    pictures: [{ id: 5, alt: '波形' }],
    topics: [{ kind: 'part', id: 12 }],
  });
  expect(toNewPost({ ...post, hasPoll: true, question: '？', answers: '甲\n乙' }, [], 8)).toMatchObject({
    quotedId: 8,
    poll: { question: '？', options: ['甲', '乙'], days: '3' },
  });
});
