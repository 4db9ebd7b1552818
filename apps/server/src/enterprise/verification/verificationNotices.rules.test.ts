import { expect, it } from 'vitest';
import { verificationNotice } from './verificationNotices.rules.ts';

it.each([
  [true, '企业认证已通过', '你提交的企业认证“例芯半导体”已通过审核。'],
  [false, '企业认证没有通过', '你提交的企业认证“例芯半导体”没有通过审核。原因：看不清'],
] as const)('通过 %s：通知的标题是 %s', (isApproved, title, body) => {
  expect(verificationNotice(1, '例芯半导体', { isApproved, reason: '看不清', now: new Date(0) })).toMatchObject({ title, body });
});
