import type { Operations } from '@chippage/api/operations';
import { contactMissingFailure, contactWrongFailure, contentMissingFailure, typeMissingFailure } from './feedback.errors.ts';

type FeedbackForm = Pick<Operations['sendFeedback']['input']['body'], 'type' | 'content' | 'contact'>;

const isMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isPhone = (text: string) => /^\+?[\d\s()-]{7,24}$/.test(text) && text.replaceAll(/\D/g, '').length >= 7;

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

/**
 * A complaint as one text, which its reader can check line by line.
 * @throws Failure that names the field.
 */
export function checkedComplaint({
  holder,
  places,
  content,
  contact,
}: Operations['sendComplaint']['input']['body']): Pick<FeedbackForm, 'content' | 'contact'> {
  const [to, words] = [contact.trim(), content.trim()];
  if (to === '') throw contactMissingFailure();
  if (!isMail(to) && !isPhone(to)) throw contactWrongFailure();
  if (words === '' || places.trim() === '' || holder.trim() === '') throw contentMissingFailure();
  return { content: `权利人：${holder.trim()}\n网址：${places.trim()}\n说明：${words}`, contact: to };
}

/** The notice that tells a member of the answer to a feedback. */
export function answerNotice({ memberId, content }: { memberId: number; content: string }, reply: string) {
  const signs = [...content];
  const short = signs.length > SHORT ? `${signs.slice(0, SHORT).join('')}…` : content;
  return { memberId, kind: 'feedback', title: '你的反馈有了回复', body: `关于“${short}”：${reply}`, href: '/userCenter/feedback' } as const;
}
