import type { NewNotice } from '../../messages/notices.queries.ts';
import type { Decision, SubmittedReview } from '../../platform/domain.ts';

const settings = '/userCenter/accountSetting';

/**
 * What a member is told of a decision about themselves.
 * Names and pictures are shown before anybody looked, so only their refusal is news.
 */
const words: Partial<Record<SubmittedReview['kind'], { refused: string; name: string }>> = {
  nick_name: { refused: '昵称未通过审核', name: '昵称' },
  avatar: { refused: '头像未通过审核', name: '头像' },
};

/** The notice of a decision, or null where there is nothing to say. */
export function decisionNotice({ kind, memberId }: Pick<SubmittedReview, 'kind' | 'memberId'>, { isApproved, reason }: Decision): NewNotice | null {
  const own = words[kind];
  if (!own || isApproved) return null;
  return { memberId, kind: 'review', href: settings, title: own.refused, body: `你的${own.name}没有通过审核，已恢复为默认。原因：${reason}` };
}
