import { expect, it } from 'vitest';
import { reminderNotice, verificationNotice } from './verificationNotices.rules.ts';

it.each([
  [false, true, '企业认证已通过', '你提交的企业认证“例芯半导体”已通过审核。'],
  [false, false, '企业认证没有通过', '你提交的企业认证“例芯半导体”没有通过审核。原因：看不清'],
  [true, true, '企业资料变更已通过', '你提交的企业资料变更“例芯半导体”已通过审核。'],
  [true, false, '企业资料变更没有通过', '你提交的企业资料变更“例芯半导体”没有通过审核。原因：看不清。原来的资料照常有效。'],
] as const)('变更 %s，通过 %s：通知的标题是 %s', (isChange, isApproved, title, body) => {
  expect(verificationNotice(1, '例芯半导体', isChange, { isApproved, reason: '看不清', now: new Date(0) })).toMatchObject({ title, body });
});

it('提醒写明哪一天，照上海的日子', () => {
  expect(reminderNotice(1, '例芯半导体', new Date('2027-11-27T17:00:00Z')).body).toContain('在2027年11月28日到期');
});
