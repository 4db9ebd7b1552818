import type { Conversation } from '@chippage/api/types';
import { isBlockedBetween } from '../../inquiries/board/blocks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { showCards } from '../cards.ts';
import { findMessages } from '../chat/chat.queries.ts';
import { noteOf } from '../chat/chat.rules.ts';
import { peopleOf, showParties } from '../parties.ts';
import { keyOf, type Reader, unreadOf, viewFrom } from '../sides.rules.ts';
import type { ReadConversation } from './conversations.queries.ts';

/** Said for every reason that lies with the other side: whether it blocked somebody is its own business. */
const UNREACHABLE = '对方暂时不能接收消息';

/**
 * Why nothing can be written from the reader's side now, in Chinese; null: it can.
 * @param people Who answers for the other side, where it is known.
 */
export async function closedReason(
  db: Db,
  { conversation, side }: Pick<ReadConversation, 'conversation' | 'side'>,
  people?: readonly number[],
): Promise<string | null> {
  const { own, other, hasBlocked, isBlocked } = viewFrom(conversation, side);
  if (hasBlocked) return '你已屏蔽对方，取消屏蔽后才能发送';
  if (isBlocked) return UNREACHABLE;
  if (own.kind === 'company' && other.kind === 'company' && (await isBlockedBetween(db, own.id, other.id))) return UNREACHABLE;
  // The operators answer later, everybody else has to be there.
  return other.kind === 'operator' || (people ?? (await peopleOf(db, other))).length > 0 ? null : UNREACHABLE;
}

/** Conversations from the side of their reader. */
export async function showConversations(db: Db, reader: Reader, found: readonly ReadConversation[], now: Date): Promise<Conversation[]> {
  const views = found.map((one) => ({ ...one, view: viewFrom(one.conversation, one.side) }));
  const parties = await showParties(
    db,
    views.flatMap(({ view }) => [view.own, view.other]),
  );
  const refs = found.flatMap(({ conversation: { subjectKind, subjectId } }) =>
    subjectKind === null || subjectId === null ? [] : [{ kind: subjectKind, id: subjectId }],
  );
  const cards = await showCards(db, refs, reader, now);
  // Read and not kept with the conversation: what was taken back, or went with an account, is not left over in a list.
  const newest = await findMessages(
    db,
    found.map(({ conversation: { id, lastSeq } }) => ({ conversationId: id, seq: lastSeq })),
  );
  const notes = new Map(newest.map((message) => [message.conversationId, noteOf(message)]));
  const shown: Conversation[] = [];
  for (const one of views) {
    const { conversation, marks, view, side } = one;
    const { id, lastSeq, lastSide, lastAt, subjectKind, subjectId, createdAt, updatedAt } = conversation;
    const party = parties.get(keyOf(view.other));
    const ownParty = parties.get(keyOf(view.own));
    if (!party || !ownParty) throw new Error('a side was not looked up');
    shown.push({
      id,
      party,
      ownParty,
      remark: marks?.remark ?? null,
      unreadCount: unreadOf(view, marks?.readCount ?? 0),
      lastNote: notes.get(id) ?? '',
      isLastOwn: lastSide === side,
      lastTime: lastAt?.toISOString() ?? null,
      lastSeq,
      readSeq: marks?.readSeq ?? 0,
      otherReadSeq: view.otherReadSeq,
      isPinned: (marks?.pinnedAt ?? null) !== null,
      isStarred: marks?.isStarred ?? false,
      isMuted: marks?.isMuted ?? false,
      isHidden: marks !== null && marks.hiddenSeq !== null && marks.hiddenSeq >= lastSeq,
      isBlocked: view.hasBlocked,
      closedReason: await closedReason(db, one),
      subject: subjectKind === null || subjectId === null ? null : (cards.get(`${subjectKind} ${subjectId}`) ?? null),
      createTime: createdAt.toISOString(),
      updateTime: updatedAt.toISOString(),
    });
  }
  return shown;
}

/** One of them. */
export async function showConversation(db: Db, reader: Reader, found: ReadConversation, now: Date): Promise<Conversation> {
  const [shown] = await showConversations(db, reader, [found], now);
  if (!shown) throw new Error('a conversation was lost');
  return shown;
}
