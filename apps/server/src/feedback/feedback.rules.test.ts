import { expect, it } from 'vitest';
import { answerNotice, checkedFeedback } from './feedback.rules.ts';

const form = { type: 2, content: ' 参数有误 ', contact: ' a@example.com ' };

it.each([
  ['邮箱', 'a@example.com'],
  ['手机号', '13800000000'],
  ['带区号的座机', '(0755) 1234-5678'],
  ['国际号码', '+852 5123 4567'],
])('联系方式可以是%s；两端的空白去掉', (_, contact) =>
  expect(checkedFeedback({ ...form, contact }, [1, 2])).toEqual({ type: 2, content: '参数有误', contact }),
);

it.each([
  ['没有这一类', { type: 3 }, 'feedback.type'],
  ['联系方式是空白', { contact: '  ' }, 'feedback.contact'],
  ['联系方式不是邮箱也不是电话', { contact: '微信 abc' }, 'feedback.contact'],
  ['电话太短', { contact: '123-45' }, 'feedback.contact'],
  ['内容是空白', { content: ' \n ' }, 'feedback.content'],
])('%s得到拒绝', (_, change, reason) => expect(() => checkedFeedback({ ...form, ...change }, [1, 2])).toThrow(expect.objectContaining({ reason })));

it.each([
  ['短的全写', '参数有误', '参数有误'],
  ['刚好 20 个字', '字'.repeat(20), '字'.repeat(20)],
  ['长的只留 20 个字', '字'.repeat(21), `${'字'.repeat(20)}…`],
  ['表情算一个字', '😀'.repeat(20), '😀'.repeat(20)],
])('回复的通知里说出是哪一条：%s', (_, content, shown) =>
  expect(answerNotice({ memberId: 7, content }, '已改正')).toMatchObject({ memberId: 7, body: `关于“${shown}”：已改正` }),
);
