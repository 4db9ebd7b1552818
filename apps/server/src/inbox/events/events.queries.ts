import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { waking } from '../../messages/inboxSignals.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { MessageRecord } from '../chat/chat.rules.ts';
import type { MarksRecord } from '../conversations/conversations.queries.ts';
import { chatMessages, conversationMarks, conversations, memberEventHeads, memberEvents } from '../inbox.schema.ts';
import { people, type Person } from '../parties.queries.ts';
import type { ConversationRecord } from '../sides.rules.ts';

/** An event of a member, without words. */
export type EventRecord = typeof memberEvents.$inferSelect;

/** What happened; SQL where the statement itself makes it. */
interface Happened {
  kind: EventRecord['kind'];
  conversationId: number;
  seq: number | null | SQL;
}

/**
 * The parts of a statement that write down what happened for members. The row of a member's head is held until that is committed,
 * so that a later number is never seen before an earlier one; members are taken in one order, so that two transactions never wait
 * for each other. @param isSo What has to hold for it to have happened
 */
export const eventParts = (memberIds: readonly number[], { kind, conversationId, seq }: Happened, now: Date, isSo: SQL = sql`true`): SQL => sql`
  heads as (
    insert into member_event_heads (member_id, last_id)
    select member_id, 1 from unnest(${sql.param([...memberIds])}::bigint[]) as wanted (member_id) where ${isSo} order by member_id
    on conflict (member_id) do update set last_id = member_event_heads.last_id + 1 returning member_id, last_id
  ), told as (
    insert into member_events (member_id, id, kind, conversation_id, seq, at)
    select member_id, last_id, ${kind}, ${conversationId}::bigint, ${seq}::bigint, ${now} from heads
  )`;

/** Writes down what happened for members, in the transaction in which it happens, and wakes whoever shows it to them. */
export async function appendEvents(
  tx: Db,
  memberIds: readonly number[],
  { seq = null, ...what }: Omit<Happened, 'seq'> & { seq?: number | null },
  now: Date,
): Promise<void> {
  const ids = [...new Set(memberIds)];
  if (ids.length > 0) await tx.execute(sql`with ${eventParts(ids, { ...what, seq }, now)} select ${waking(ids)}`);
}

/** How far a member's events go, and which are not kept any more. */
export async function headOf(db: Db, memberId: number): Promise<{ lastId: number; trimmedId: number }> {
  const [row] = await db.select().from(memberEventHeads).where(eq(memberEventHeads.memberId, memberId));
  return row ?? { lastId: 0, trimmedId: 0 };
}

/** An event with what there is to show of it now. */
export interface ReadEvent {
  event: EventRecord;
  conversation: ConversationRecord;
  /** Of the member whose event it is. */
  marks: MarksRecord | null;
  /** What was written or taken back. */
  message: MessageRecord | null;
  writer: Person | null;
}

/**
 * The events of several members after the one that each has, the oldest first, with all that they are about; at most so many of
 * each. One journey: an event is told to who looks at it now.
 */
export async function eventsAfterEach(db: Db, after: ReadonlyMap<number, number>, limit: number): Promise<ReadEvent[]> {
  const next = db
    .select()
    .from(memberEvents)
    .where(sql`${memberEvents.memberId} = wanted.member_id and ${memberEvents.id} > wanted.after`)
    .orderBy(asc(memberEvents.id))
    .limit(limit)
    .as('next');
  const { memberId, id, kind, conversationId, seq, at } = next;
  return db
    .select({
      event: { memberId, id, kind, conversationId, seq, at },
      conversation: conversations,
      marks: conversationMarks,
      message: chatMessages,
      writer: { nickName: people.nickName, avatar: people.avatar },
    })
    .from(sql`unnest(${sql.param([...after.keys()])}::bigint[], ${sql.param([...after.values()])}::bigint[]) as wanted (member_id, after)`)
    .crossJoinLateral(next)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .leftJoin(conversationMarks, and(eq(conversationMarks.conversationId, conversationId), eq(conversationMarks.memberId, memberId)))
    .leftJoin(chatMessages, and(inArray(kind, ['message', 'revoked']), eq(chatMessages.conversationId, conversationId), eq(chatMessages.seq, seq)))
    .leftJoin(people, eq(people.id, chatMessages.senderId))
    .orderBy(asc(memberId), asc(id))
    .prepare(`inbox events ${limit}`)
    .execute();
}

/** Removes old events; who comes back later than that reads anew. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    with gone as (delete from member_events where at < ${before} returning member_id, id), newest as (select member_id, max(id) as id from gone group by member_id)
    update member_event_heads h set trimmed_id = greatest(h.trimmed_id, newest.id) from newest where h.member_id = newest.member_id`);
}
