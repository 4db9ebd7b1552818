import type { NewNotice } from '../../messages/notices.queries.ts';
import type { Decision, SubmittedReview } from '../../platform/domain.ts';

const settings = '/userCenter/accountSetting';

/**
 * What a member is told of a decision about themselves.
 * Names and pictures are shown before anybody looked, so only their refusal is news.
 */
const words: Partial<Record<SubmittedReview['kind'], { approved: string | null; refused: string; name: string; href: string }>> = {
  enterprise: { approved: '企业认证已通过', refused: '企业认证没有通过', name: '企业认证', href: settings },
  nick_name: { approved: null, refused: '昵称未通过审核', name: '昵称', href: settings },
  avatar: { approved: null, refused: '头像未通过审核', name: '头像', href: settings },
};

/** The notice of a decision, or null where there is nothing to say. */
export function decisionNotice({ kind, memberId, title }: SubmittedReview, { isApproved, reason }: Decision): NewNotice | null {
  const own = words[kind];
  if (!own) return null;
  const base = { memberId, kind: 'review', href: own.href } as const;
  if (!isApproved) {
    const undone = kind === 'enterprise' ? `你提交的${own.name}“${title}”没有通过审核。` : `你的${own.name}没有通过审核，已恢复为默认。`;
    return { ...base, title: own.refused, body: `${undone}原因：${reason}` };
  }
  return own.approved === null ? null : { ...base, title: own.approved, body: `你提交的${own.name}“${title}”已通过审核。` };
}
