import { expect, test } from 'vitest';
import { feedbackDialogMessages } from './messages.ts';
import { CONTENT_LIMIT, feedbackProblems } from './feedbackProblems.ts';

test('什么都没填：三条消息与规格一字不差', () => {
  const problems = feedbackProblems({ type: null, content: ' ', contact: '' });
  expect(problems).toEqual({ type: 'typeRequired', content: 'contentRequired', contact: 'contactRequired' });
  expect(feedbackDialogMessages.texts).toMatchObject({
    typeRequired: '请选择反馈类型',
    contactRequired: '请填写您的邮箱，方便我们跟进',
    contentRequired: '请完善反馈内容，以便我们尽快解决此问题',
  });
});

test('填全了就没有问题，恰好 500 字可以', () => {
  expect(feedbackProblems({ type: 1, content: '字'.repeat(CONTENT_LIMIT), contact: 'a@b.cn' })).toEqual({});
});

test('501 字不行；表情算一个字', () => {
  expect(feedbackProblems({ type: 1, content: '字'.repeat(CONTENT_LIMIT + 1), contact: 'a@b.cn' })).toEqual({ content: 'contentTooLong' });
  expect(feedbackProblems({ type: 1, content: '😀'.repeat(CONTENT_LIMIT), contact: 'a@b.cn' })).toEqual({});
});
