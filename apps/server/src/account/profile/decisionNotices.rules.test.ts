import { expect, it } from 'vitest';
import { decisionNotice } from './decisionNotices.rules.ts';

const review = { memberId: 1 };
const decision = { reason: '看不清', now: new Date(0) };

it.each([
  ['nick_name', true, undefined, undefined],
  ['nick_name', false, '昵称未通过审核', '你的昵称没有通过审核，已恢复为默认。原因：看不清'],
  ['avatar', true, undefined, undefined],
  ['avatar', false, '头像未通过审核', '你的头像没有通过审核，已恢复为默认。原因：看不清'],
  ['comment', false, undefined, undefined],
] as const)('%s 通过 %s：通知的标题是 %s', (kind, isApproved, title, body) => {
  const notice = decisionNotice({ ...review, kind }, { ...decision, isApproved });
  expect([notice?.title, notice?.body]).toEqual([title, body]);
});
