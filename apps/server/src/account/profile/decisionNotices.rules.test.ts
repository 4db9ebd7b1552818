import { expect, it } from 'vitest';
import { decisionNotice } from './decisionNotices.rules.ts';

const review = { id: 7, memberId: 1, title: '例芯半导体', payload: {} };
const decision = { reason: '看不清', now: new Date(0) };

it.each([
  ['enterprise', true, '企业认证已通过', '你提交的企业认证“例芯半导体”已通过审核。'],
  ['enterprise', false, '企业认证没有通过', '你提交的企业认证“例芯半导体”没有通过审核。原因：看不清'],
  ['nick_name', true, undefined, undefined],
  ['nick_name', false, '昵称未通过审核', '你的昵称没有通过审核，已恢复为默认。原因：看不清'],
  ['avatar', true, undefined, undefined],
  ['avatar', false, '头像未通过审核', '你的头像没有通过审核，已恢复为默认。原因：看不清'],
  ['comment', false, undefined, undefined],
] as const)('%s 通过 %s：通知的标题是 %s', (kind, isApproved, title, body) => {
  const notice = decisionNotice({ ...review, kind }, { ...decision, isApproved });
  expect([notice?.title, notice?.body]).toEqual([title, body]);
});
