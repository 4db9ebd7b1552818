import { and, eq, isNull, sql } from 'drizzle-orm';
import { waking } from '../../messages/inboxSignals.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { named } from '../../platform/database/named.ts';
import { eventParts } from '../events/events.queries.ts';
import { chatFiles, chatMessages, conversationMarks, conversations } from '../inbox.schema.ts';
import { people, place, seats, shops } from '../parties.queries.ts';
import type { Side } from '../sides.rules.ts';
import type { MessageRecord } from './chat.rules.ts';

interface Named {
  conversationId: number;
  senderId: number;
  /** What the sender's browser calls the message. */
  clientId: string;
}

/** What sending a message looks at: who writes, the conversation, and the message itself where it was sent before. */
export async function lookForSending(db: Db, { conversationId, senderId, clientId }: Named) {
  const [row] = await db
    .select({
      ...place,
      writer: { nickName: people.nickName, avatar: people.avatar, mobile: people.mobile, createdAt: people.createdAt },
      conversation: conversations,
      marks: conversationMarks,
      known: chatMessages,
    })
    .from(people)
    .leftJoin(seats, eq(seats.memberId, people.id))
    .leftJoin(shops, eq(shops.memberId, people.id))
    .leftJoin(conversations, eq(conversations.id, conversationId))
    .leftJoin(conversationMarks, and(eq(conversationMarks.conversationId, conversations.id), eq(conversationMarks.memberId, people.id)))
    .leftJoin(chatMessages, and(eq(chatMessages.conversationId, conversations.id), eq(chatMessages.senderId, people.id), eq(chatMessages.clientId, clientId)))
    .where(eq(people.id, senderId))
    .prepare('inbox look')
    .execute();
  return row;
}

/** Whether a member may still send a file in a conversation. */
export async function isFileFree(
  db: Db,
  { fileId, conversationId, memberId, isPicture }: { fileId: number; conversationId: number; memberId: number; isPicture: boolean },
): Promise<boolean> {
  const isFree = and(eq(chatFiles.id, fileId), eq(chatFiles.conversationId, conversationId), eq(chatFiles.memberId, memberId), isNull(chatFiles.seq));
  return (await db.$count(chatFiles, and(isFree, isPicture ? eq(chatFiles.isPicture, true) : undefined))) > 0;
}

/** A message before it has a place. */
type Unwritten = Pick<MessageRecord, 'conversationId' | 'ownerId' | 'clientId' | 'type' | 'text' | 'fileId' | 'cardKind' | 'cardId' | 'answersSeq'> &
  Pick<MessageRecord, 'sentAt' | 'clientAt'> & { side: Side; senderId: number };

/**
 * Writes a message down with all that it changes, in one statement: the conversation on top of both lists, the file on its way,
 * the sender has read what was there, everybody is told. The conversation is taken first and held until that is committed.
 * @param told Numbers of the members who hear of it
 * @returns undefined where nothing was written: one side blocked the other meanwhile, or the conversation is gone
 * @throws what `breaksAny` knows, where the same message was sent meanwhile, or the file
 */
export async function writeDown(
  db: Db,
  said: Unwritten,
  { told, names: { aName, bName } }: { told: readonly number[]; names: { aName: string; bName: string } },
): Promise<MessageRecord | undefined> {
  const { conversationId, side, senderId, ownerId, clientId, type, text, fileId, cardKind, cardId, answersSeq, sentAt, clientAt } = said;
  const [own, other] = (side === 'a' ? ['a', 'b'] : ['b', 'a']).map((name) => sql.raw(name));
  const [written] = await named<{ seq: string; side_no: number; answers_seq: string | null }>(
    db,
    `inbox write ${side}`,
    sql`
    with changed as (
      update conversations set last_seq = last_seq + 1, last_side = ${side}, last_at = ${sentAt}, updated_at = ${sentAt}, a_name = ${aName}, b_name = ${bName},
        ${own}_count = ${own}_count + 1, ${own}_read_seq = last_seq + 1, ${own}_answered = ${other}_count
      where id = ${conversationId} and a_blocked_at is null and b_blocked_at is null
      returning id, last_seq as seq, ${own}_count as side_no, ${other}_count as others
    ), said as (
      insert into chat_messages (conversation_id, seq, side, side_no, sender_id, owner_id, client_id, type, text, file_id, card_kind, card_id, answers_seq, sent_at, client_at)
      select id, seq, ${side}, side_no, ${senderId}, ${ownerId}::bigint, ${clientId}, ${type}, ${text}, ${fileId}::bigint, ${cardKind}, ${cardId}::bigint,
        (select m.seq from chat_messages m where m.conversation_id = changed.id and m.seq = ${answersSeq}::bigint), ${sentAt}, ${clientAt}::timestamptz from changed
      returning seq, side_no, answers_seq
    ), carried as (
      update chat_files set seq = changed.seq from changed where chat_files.id = ${fileId}::bigint
    ), marked as (
      insert into conversation_marks (conversation_id, member_id, read_seq, read_count) select id, ${senderId}, seq, others from changed
      on conflict (conversation_id, member_id) do update set read_seq = excluded.read_seq, read_count = excluded.read_count
    ), ${eventParts([...new Set(told)], { kind: 'message', conversationId, seq: sql`(select seq from changed)` }, sentAt, sql`exists (select from changed)`)}
    select seq, side_no, answers_seq, ${waking([...new Set(told)])} from said`,
  );
  if (!written) return undefined;
  const answers = written.answers_seq === null ? null : Number(written.answers_seq);
  return { ...said, seq: Number(written.seq), sideNo: written.side_no, answersSeq: answers, revokedAt: null, isRemoved: false, isErased: false };
}
