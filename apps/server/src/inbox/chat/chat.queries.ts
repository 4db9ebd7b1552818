import { and, asc, count, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, lte, max, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { chatFiles, chatMessages } from '../inbox.schema.ts';
import type { Side } from '../sides.rules.ts';
import type { MessageRecord } from './chat.rules.ts';

/** A file as it is stored. */
export type ChatFileRecord = typeof chatFiles.$inferSelect;

interface Stretch {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  pageSize: number;
}

const ofConversation = (id: number) => eq(chatMessages.conversationId, id);

/** A stretch of a conversation, the oldest first. */
export async function listMessages(db: Db, conversationId: number, { before, after, around, pageSize }: Stretch): Promise<MessageRecord[]> {
  const half = Math.floor(pageSize / 2);
  if (after !== undefined || around !== undefined)
    return db
      .select()
      .from(chatMessages)
      .where(and(ofConversation(conversationId), around === undefined ? gt(chatMessages.seq, after ?? 0) : gte(chatMessages.seq, Math.max(1, around - half))))
      .orderBy(asc(chatMessages.seq))
      .limit(pageSize);
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(ofConversation(conversationId), before === undefined ? undefined : lt(chatMessages.seq, before)))
    .orderBy(desc(chatMessages.seq))
    .limit(pageSize);
  return rows.toReversed();
}

/** Messages of conversations by number and place. */
export async function findMessages(db: Db, places: readonly { conversationId: number; seq: number }[]): Promise<MessageRecord[]> {
  if (places.length === 0) return [];
  const pairs = sql.join(
    places.map(({ conversationId, seq }) => sql`(${conversationId}::bigint, ${seq}::bigint)`),
    sql`, `,
  );
  return db
    .select()
    .from(chatMessages)
    .where(sql`(${chatMessages.conversationId}, ${chatMessages.seq}) in (${pairs})`);
}

/** One message of a conversation. */
export const findMessage = async (db: Db, conversationId: number, seq: number): Promise<MessageRecord | undefined> =>
  (await findMessages(db, [{ conversationId, seq }]))[0];

/** Changes a message of a conversation that the transaction holds. */
export async function changeMessage(
  tx: Db,
  { conversationId, seq }: Pick<MessageRecord, 'conversationId' | 'seq'>,
  change: Partial<MessageRecord>,
): Promise<MessageRecord> {
  const [row] = await tx
    .update(chatMessages)
    .set(change)
    .where(and(ofConversation(conversationId), eq(chatMessages.seq, seq)))
    .returning();
  if (!row) throw new Error('the message vanished');
  return row;
}

/** How many messages of a side there are up to a place. */
export async function countOf(db: Db, conversationId: number, side: Side, seq: number): Promise<number> {
  const [row] = await db
    .select({ last: max(chatMessages.sideNo) })
    .from(chatMessages)
    .where(and(ofConversation(conversationId), eq(chatMessages.side, side), lte(chatMessages.seq, seq)));
  return row?.last ?? 0;
}

/** Messages of conversations that hold the words, the newest first, and how many there are. */
export async function searchText(
  db: Db,
  conversationIds: readonly number[],
  { keywords, limit, offset }: { keywords: string; limit: number; offset: number },
): Promise<{ rows: MessageRecord[]; total: number }> {
  if (conversationIds.length === 0) return { rows: [], total: 0 };
  const where = and(
    inArray(chatMessages.conversationId, [...conversationIds]),
    ilike(chatMessages.text, literalLike(keywords)),
    isNull(chatMessages.revokedAt),
    eq(chatMessages.isRemoved, false),
    eq(chatMessages.isErased, false),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(chatMessages)
      .where(where)
      .orderBy(desc(chatMessages.sentAt), desc(chatMessages.conversationId), desc(chatMessages.seq))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(chatMessages).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Stores a file that no message carries yet. */
export async function insertFile(tx: Db, file: typeof chatFiles.$inferInsert): Promise<ChatFileRecord> {
  const [row] = await tx.insert(chatFiles).values(file).returning();
  if (!row) throw new Error('the file was not written');
  return row;
}

/** Files by number. */
export async function findFiles(db: Db, ids: readonly number[]): Promise<Map<number, ChatFileRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(chatFiles)
    .where(inArray(chatFiles.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A file with the message that carries it. */
export async function findFile(db: Db, id: number): Promise<{ file: ChatFileRecord; message: MessageRecord | null } | undefined> {
  const [found] = await db
    .select({ file: chatFiles, message: chatMessages })
    .from(chatFiles)
    .leftJoin(chatMessages, and(eq(chatMessages.conversationId, chatFiles.conversationId), eq(chatMessages.fileId, chatFiles.id)))
    .where(eq(chatFiles.id, id));
  return found;
}

/** Files that were never sent. */
export async function forgetLooseChatFiles(db: Db, before: Date): Promise<void> {
  await db.delete(chatFiles).where(and(isNull(chatFiles.seq), lt(chatFiles.createdAt, before)));
}

/** Hashes of the files that a member sent for themselves. */
export async function chatFilesOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: chatFiles.sha256 }).from(chatFiles).where(eq(chatFiles.ownerId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes that files of conversations use. */
export const chatBytes = bytesIn(chatFiles);

/** A part of a conversation for the one who copies it out: what lies after a place, the oldest first. */
export const messagesAfter = (db: Db, conversationId: number, seq: number, limit: number): Promise<MessageRecord[]> =>
  db
    .select()
    .from(chatMessages)
    .where(and(ofConversation(conversationId), gt(chatMessages.seq, seq)))
    .orderBy(asc(chatMessages.seq))
    .limit(limit);

/** The words of a conversation before a place, for who has to judge them. */
export async function wordsBefore(db: Db, conversationId: number, seq: number, limit: number): Promise<MessageRecord[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(ofConversation(conversationId), lte(chatMessages.seq, seq), ne(chatMessages.type, 'system'), isNotNull(chatMessages.senderId)))
    .orderBy(desc(chatMessages.seq))
    .limit(limit);
  return rows.toReversed();
}

/** Takes words and files out of what was taken back long ago. */
export async function forgetRevoked(db: Db, before: Date): Promise<void> {
  const isOld = lt(chatMessages.revokedAt, before);
  await db.delete(chatFiles).where(inArray(chatFiles.id, db.select({ id: chatMessages.fileId }).from(chatMessages).where(isOld)));
  await db
    .update(chatMessages)
    .set({ text: '', cardKind: null, cardId: null })
    .where(and(isOld, or(ne(chatMessages.text, ''), isNotNull(chatMessages.cardKind))));
}
