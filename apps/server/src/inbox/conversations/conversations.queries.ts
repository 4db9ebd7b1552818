import { and, desc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { named } from '../../platform/database/named.ts';
import { notFound } from '../../platform/errors.ts';
import { memberNameOf } from '../../platform/members/members.queries.ts';
import { chatReports, conversationMarks, conversations } from '../inbox.schema.ts';
import { type ConversationRecord, type Party, type Reader, type Side, sideOf } from '../sides.rules.ts';

/** What a member keeps of a conversation. */
export type MarksRecord = typeof conversationMarks.$inferSelect;

/** A conversation with the reader's side and marks. */
export interface ReadConversation {
  conversation: ConversationRecord;
  side: Side;
  marks: MarksRecord | null;
}

const isOn = (side: Side, parties: readonly Party[]): SQL => {
  const [kind, id] = side === 'a' ? [conversations.aKind, conversations.aId] : [conversations.bKind, conversations.bId];
  return or(...parties.map((party) => and(eq(kind, party.kind), eq(id, party.id)))) ?? sql`false`;
};

/** Conversations that are a reader's business; an empty one is seen by who began it. */
const isReadBy = ({ parties, memberId }: Reader): SQL | undefined =>
  and(or(isOn('a', parties), isOn('b', parties)), or(gt(conversations.lastSeq, 0), eq(conversations.startedBy, memberId)));

const marksOf = (memberId: number) => and(eq(conversationMarks.conversationId, conversations.id), eq(conversationMarks.memberId, memberId));

/** Messages of the other side that the reader has not read. */
const unread = ({ parties }: Reader): SQL<number> => sql<number>`greatest(0, case when ${isOn('a', parties)}
  then ${conversations.bCount} - greatest(coalesce(${conversationMarks.readCount}, 0), ${conversations.aAnswered})
  else ${conversations.aCount} - greatest(coalesce(${conversationMarks.readCount}, 0), ${conversations.bAnswered}) end)`;

/** Whether a side is called like that; members' names are their own. */
const isNamed = (side: Side, like: string) => {
  const [kind, id, name] =
    side === 'a' ? [conversations.aKind, conversations.aId, conversations.aName] : [conversations.bKind, conversations.bId, conversations.bName];
  return sql`case ${kind} when 'member' then ${memberNameOf(id)} else ${name} end ilike ${like}`;
};

const isHidden = sql`coalesce(${conversationMarks.hiddenSeq} >= ${conversations.lastSeq}, false)`;

const select = (db: Db, reader: Reader) =>
  db.select({ conversation: conversations, marks: conversationMarks }).from(conversations).leftJoin(conversationMarks, marksOf(reader.memberId));

/** A conversation as a reader reads it; null: it is none of their business. An empty one is seen by who began it. */
export function readBy(
  reader: Reader,
  { conversation, marks }: { conversation: ConversationRecord | null; marks: MarksRecord | null },
): ReadConversation | null {
  const side = conversation && sideOf(conversation, reader);
  if (!conversation || !side || (conversation.lastSeq === 0 && conversation.startedBy !== reader.memberId)) return null;
  return { conversation, side, marks };
}

const withSide =
  (reader: Reader) =>
  ({ conversation, marks }: { conversation: ConversationRecord; marks: MarksRecord | null }): ReadConversation[] => {
    const side = sideOf(conversation, reader);
    return side === null ? [] : [{ conversation, side, marks }];
  };

interface ConversationsWish {
  filter: 'all' | 'unread' | 'starred' | 'hidden';
  keywords: string;
  limit: number;
  offset: number;
}

/** A page of a reader's conversations: the pinned ones first, then those with the newest message. */
export async function listConversations(
  db: Db,
  reader: Reader,
  { filter, keywords, limit, offset }: ConversationsWish,
): Promise<{ rows: ReadConversation[]; total: number }> {
  const like = literalLike(keywords);
  const where = and(
    isReadBy(reader),
    filter === 'hidden' ? isHidden : sql`not ${isHidden}`,
    filter === 'starred' ? eq(conversationMarks.isStarred, true) : undefined,
    filter === 'unread' ? gt(unread(reader), 0) : undefined,
    keywords.trim() === '' ? undefined : or(isNamed('a', like), isNamed('b', like), ilike(conversationMarks.remark, like)),
  );
  const newest = sql`coalesce(${conversations.lastAt}, ${conversations.createdAt})`;
  const [rows, total] = await Promise.all([
    select(db, reader)
      .where(where)
      .orderBy(sql`${conversationMarks.pinnedAt} desc nulls last`, desc(newest), desc(conversations.id))
      .limit(limit)
      .offset(offset),
    db.$count(select(db, reader).where(where).as('found')),
  ]);
  return { rows: rows.flatMap(withSide(reader)), total };
}

/** How many messages readers have not read, over all conversations that each has not muted, by the reader's number. */
export async function countUnread(db: Db, readers: readonly Reader[]): Promise<Map<number, number>> {
  const places = readers.flatMap(({ memberId, parties }) => parties.map(({ kind, id }) => ({ memberId, kind, id })));
  const rows = await named<{ memberId: number; total: number }>(
    db,
    'inbox unread',
    sql`
    with place as materialized (
      select * from unnest(${sql.param(places.map(({ memberId }) => memberId))}::bigint[], ${sql.param(places.map(({ kind }) => kind))}::text[],
        ${sql.param(places.map(({ id }) => id))}::bigint[]) as p (member_id, kind, id)
    ), theirs as (
      select p.member_id, c.id, c.b_count as written, c.a_answered as answered from place p join conversations c on c.a_kind = p.kind and c.a_id = p.id
      union all
      select p.member_id, c.id, c.a_count, c.b_answered from place p join conversations c on c.b_kind = p.kind and c.b_id = p.id
      where not exists (select from place o where o.member_id = p.member_id and o.kind = c.a_kind and o.id = c.a_id)
    )
    select t.member_id::int as "memberId", sum(greatest(0, t.written - greatest(coalesce(m.read_count, 0), t.answered)))::int as total
    from theirs t left join conversation_marks m on m.conversation_id = t.id and m.member_id = t.member_id
    where not coalesce(m.is_muted, false) group by t.member_id`,
  );
  return new Map(rows.map(({ memberId, total }) => [memberId, total]));
}

/** Conversations of a reader by their number; those of others are left out. */
export async function findConversations(db: Db, reader: Reader, ids: readonly number[]): Promise<Map<number, ReadConversation>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db, reader).where(and(isReadBy(reader), inArray(conversations.id, [...new Set(ids)])));
  return new Map(rows.flatMap(withSide(reader)).map((found) => [found.conversation.id, found]));
}

/** Numbers of all conversations of a reader. */
export async function conversationIdsOf(db: Db, reader: Reader): Promise<number[]> {
  const rows = await db.select({ id: conversations.id }).from(conversations).where(isReadBy(reader));
  return rows.map(({ id }) => id);
}

/** A conversation of a reader, or 404. */
export async function findConversation(db: Db, reader: Reader, id: number): Promise<ReadConversation> {
  const found = (await findConversations(db, reader, [id])).get(id);
  if (!found) throw notFound('会话');
  return found;
}

/** The same, held until the transaction ends. */
export async function lockConversation(tx: Db, reader: Reader, id: number): Promise<ReadConversation> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('update');
  return findConversation(tx, reader, id);
}

/** The one conversation of two parties, made when there is none; held until the transaction ends. */
export async function openPair(tx: Db, pair: { a: Party; b: Party }, { memberId, now }: { memberId: number; now: Date }): Promise<ConversationRecord> {
  const sides = { aKind: pair.a.kind, aId: pair.a.id, bKind: pair.b.kind, bId: pair.b.id };
  await tx
    .insert(conversations)
    .values({ ...sides, aName: '', bName: '', startedBy: memberId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.aKind, sides.aKind), eq(conversations.aId, sides.aId), eq(conversations.bKind, sides.bKind), eq(conversations.bId, sides.bId)))
    .for('update');
  if (!row) throw new Error('the conversation was not written');
  return row;
}

/** Changes a conversation that the transaction holds. */
export async function changeConversation(tx: Db, id: number, change: Partial<ConversationRecord>): Promise<ConversationRecord> {
  const [row] = await tx.update(conversations).set(change).where(eq(conversations.id, id)).returning();
  if (!row) throw new Error('the conversation vanished');
  return row;
}

/** Changes what a member keeps of a conversation. */
export async function setMarks(
  tx: Db,
  { conversationId, memberId }: Pick<MarksRecord, 'conversationId' | 'memberId'>,
  change: Partial<MarksRecord>,
): Promise<MarksRecord> {
  const [row] = await tx
    .insert(conversationMarks)
    .values({ conversationId, memberId, ...change })
    .onConflictDoUpdate({ target: [conversationMarks.conversationId, conversationMarks.memberId], set: { ...change, conversationId } })
    .returning();
  if (!row) throw new Error('the marks were not written');
  return row;
}

/** A page of the conversations whose other side was blocked from the reader's, the newest block first. */
export async function listBlocked(
  db: Db,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReadConversation[]; total: number }> {
  const at = sql`case when ${isOn('a', reader.parties)} then ${conversations.aBlockedAt} else ${conversations.bBlockedAt} end`;
  const where = and(or(isOn('a', reader.parties), isOn('b', reader.parties)), sql`${at} is not null`);
  const [rows, total] = await Promise.all([
    select(db, reader).where(where).orderBy(desc(at), desc(conversations.id)).limit(limit).offset(offset),
    db.$count(conversations, where),
  ]);
  return { rows: rows.flatMap(withSide(reader)), total };
}

/** Writes a report down; false when the member reported this before. */
export async function insertReport(tx: Db, report: typeof chatReports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatReports).values(report).onConflictDoNothing().returning({ id: chatReports.id });
  return rows.length > 0;
}

/** Says in which review an operator looks at reports of a thing. */
export async function setReportReview(tx: Db, { conversationId, seq }: { conversationId: number; seq: number }, reviewId: number): Promise<void> {
  await tx
    .update(chatReports)
    .set({ reviewId })
    .where(and(eq(chatReports.conversationId, conversationId), eq(chatReports.seq, seq), isNull(chatReports.reviewId)));
}

/** A conversation whoever's it is, held until the transaction ends. */
export async function lockAnyConversation(tx: Db, id: number): Promise<ConversationRecord | undefined> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return row;
}
