import { giveNotice } from '../../messages/notices.queries.ts';
import type { Decide, ReviewDecisions } from '../../platform/domain.ts';
import { changeMessage, findMessage } from '../chat/chat.queries.ts';
import { peopleOf } from '../parties.ts';
import { otherSide, partyOn } from '../sides.rules.ts';
import { tellSides } from '../tellSides.ts';
import { changeConversation, lockAnyConversation } from './conversations.queries.ts';

/** A report: approved, the message goes and the other side cannot write to who reported it any more; refused, all stays. */
const chat_report: Decide = async (tx, { memberId, payload }, { isApproved, reason, now }) => {
  const conversation = await lockAnyConversation(tx, Number(payload['conversationId']));
  const answer = isApproved ? '你举报的对话已处理，对方不能再给你发消息。' : `你举报的对话经查看后保留。原因：${reason}`;
  await giveNotice(tx, { memberId, kind: 'review', title: '举报已处理', body: answer, href: null }, now);
  if (!isApproved || !conversation) return;
  const side = payload['side'] === 'a' ? 'a' : 'b';
  const seq = Number(payload['seq']);
  const message = seq > 0 ? await findMessage(tx, conversation.id, seq) : undefined;
  const removed = message && (await changeMessage(tx, { conversationId: conversation.id, seq }, { isRemoved: true }));
  await changeConversation(tx, conversation.id, {
    ...(side === 'a' ? { aBlockedAt: conversation.aBlockedAt ?? now } : { bBlockedAt: conversation.bBlockedAt ?? now }),
    updatedAt: now,
  });
  await tellSides(tx, conversation, removed ? { kind: 'revoked', seq } : { sides: [side], kind: 'conversation' }, now);
  const why = reason === '' ? '' : `原因：${reason}`;
  for (const person of (await peopleOf(tx, partyOn(conversation, otherSide(side)))).toSorted((a, b) => a - b))
    await giveNotice(tx, { memberId: person, kind: 'review', title: '你的消息被举报', body: `经查看举报成立，请遵守社区规则。${why}`, href: null }, now);
};

/** Carries out what an operator decided about conversations. */
export const inboxDecisions: Pick<ReviewDecisions, 'chat_report'> = { chat_report };
