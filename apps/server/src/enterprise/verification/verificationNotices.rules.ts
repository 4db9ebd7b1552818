import type { NewNotice } from '../../messages/notices.queries.ts';
import type { Decision } from '../../platform/domain.ts';

const href = '/userCenter/accountSetting';

/** What an applicant is told of a decision. */
export function verificationNotice(memberId: number, name: string, { isApproved, reason }: Decision): NewNotice {
  const [title, body] = isApproved
    ? ['企业认证已通过', `你提交的企业认证“${name}”已通过审核。`]
    : ['企业认证没有通过', `你提交的企业认证“${name}”没有通过审核。原因：${reason}`];
  return { memberId, kind: 'review', href, title, body };
}

/** What a company's people are told when the verification is over. */
export const expiryNotice = (memberId: number, name: string): NewNotice => ({
  memberId,
  kind: 'account',
  href,
  title: '企业认证已过期',
  body: `“${name}”的企业认证已过期，重新提交资料并通过审核后恢复。`,
});
