import type { NewNotice } from '../../messages/notices.queries.ts';
import type { Decision } from '../../platform/domain.ts';
import { shanghaiInWords } from '../../platform/shanghai.ts';

const href = '/userCenter/manage/companyManage';

/** What an applicant is told of a decision. */
export function verificationNotice(memberId: number, name: string, isChange: boolean, { isApproved, reason }: Decision): NewNotice {
  const what = isChange ? '企业资料变更' : '企业认证';
  const [title, body] = isApproved
    ? [`${what}已通过`, `你提交的${what}“${name}”已通过审核。`]
    : [`${what}没有通过`, `你提交的${what}“${name}”没有通过审核。原因：${reason}${isChange ? '。原来的资料照常有效。' : ''}`];
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

/** What the owner is told a month before. */
export const reminderNotice = (memberId: number, name: string, expiresAt: Date): NewNotice => ({
  memberId,
  kind: 'account',
  href,
  title: '企业认证快到期了',
  body: `“${name}”的企业认证在${shanghaiInWords(expiresAt).split(' ')[0]}到期。现在提交最新的资料，通过后再续一年，期间照常有效。`,
});
