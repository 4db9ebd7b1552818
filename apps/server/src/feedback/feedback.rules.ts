import type { Operations } from '@chippage/api/operations';
import { isMail, isPhone } from '../platform/contact.ts';
import { contactMissingFailure, contactWrongFailure, contentMissingFailure, typeMissingFailure } from './feedback.errors.ts';

type FeedbackForm = Pick<Operations['sendFeedback']['input']['body'], 'type' | 'content' | 'contact'>;

/**
 * A feedback as it may be written down.
 * @param types Numbers of the kinds that there are.
 * @throws Failure that names the field.
 */
export function checkedFeedback({ type, ...given }: FeedbackForm, types: readonly number[]): FeedbackForm {
  const [content, contact] = [given.content.trim(), given.contact.trim()];
  if (!types.includes(type)) throw typeMissingFailure();
  if (contact === '') throw contactMissingFailure();
  if (!isMail(contact) && !isPhone(contact)) throw contactWrongFailure();
  if (content === '') throw contentMissingFailure();
  return { type, content, contact };
}

const SHORT = 20;

const titles = { corrected: '你报告的错误已更正', rejected: '你报告的错误没有更正' } as const;

/** The notice that tells a member of the answer to a feedback. */
export function answerNotice(
  { memberId, content, verdict = null }: { memberId: number; content: string; verdict?: keyof typeof titles | null },
  reply: string,
) {
  const signs = [...content];
  const short = signs.length > SHORT ? `${signs.slice(0, SHORT).join('')}…` : content;
  return {
    memberId,
    kind: 'feedback',
    title: verdict === null ? '你的反馈有了回复' : titles[verdict],
    body: `关于“${short}”：${reply}`,
    href: '/userCenter/feedback',
  } as const;
}
