import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { members } from '../platform/members/members.schema.ts';
import { sessions } from './account.schema.ts';

type Row = typeof sessions.$inferSelect;

/** Writes a session down. */
export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(sessions).values(row).returning({ id: sessions.id });
  if (!inserted) throw new Error('no row came back');
  await noteSeen(db, row.memberId, row.lastSeenAt);
  return inserted.id;
}

/** To the hour is enough for telling an unused account, and costs no write for each login. */
const SEEN_MS = 3_600_000;

/** Notes that the member was here; an unused account is told by it. */
async function noteSeen(db: Db, memberId: number, now: Date): Promise<void> {
  const isOld = or(isNull(members.lastSeenAt), lt(members.lastSeenAt, new Date(now.getTime() - SEEN_MS)));
  await db
    .update(members)
    .set({ lastSeenAt: now })
    .where(and(eq(members.id, memberId), isOld));
}

/** The session of a token, with whether its member may still come in and as what. */
export async function findSessionRow(db: Db, tokenHash: string): Promise<(Row & Pick<typeof members.$inferSelect, 'disabledAt' | 'role'>) | undefined> {
  const [row] = await db
    .select({ session: sessions, disabledAt: members.disabledAt, role: members.role })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, tokenHash))
    .prepare('session of a token')
    .execute();
  return row && { ...row.session, disabledAt: row.disabledAt, role: row.role };
}

/** Notes that the member was here. */
export async function touchSession(db: Db, { id, memberId }: Pick<Row, 'id' | 'memberId'>, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
  await noteSeen(db, memberId, now);
}

/** Marks a session that another browser came with; it has to show again who sits there. */
export async function flagSession(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ flaggedAt: now, stepUpUntil: null })
    .where(and(eq(sessions.id, id), isNull(sessions.flaggedAt)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Allows sensitive changes for a while. */
export async function allowChanges(db: Db, id: number, until: Date): Promise<void> {
  await db.update(sessions).set({ stepUpUntil: until }).where(eq(sessions.id, id));
}

/** Every session of a member that has not ended by its age, the newest first. */
export async function sessionsOf(db: Db, memberId: number, lastSeenAfter: Date, createdAfter: Date): Promise<Row[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(sessions.lastSeenAt, lastSeenAfter), gt(sessions.createdAt, createdAfter)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** Whether a session of a member is still there. */
export async function hasSession(db: Db, memberId: number, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)));
  return rows.length === 1;
}

/** Ends a session of a member; false when they have no such session. */
export async function deleteSessionOf(db: Db, memberId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.memberId, memberId)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Ends all sessions of a member, or all but one. */
export async function deleteSessionsOf(db: Db, memberId: number, except: number | null): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.memberId, memberId), except === null ? undefined : ne(sessions.id, except)));
}

/** Exchanges the cookie's half; false when another request was faster. */
export async function rotateSid(db: Db, id: number, from: string, to: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ sidHash: to, previousSidHash: from, rotatedAt: now, lastSeenAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.sidHash, from)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Ends one session. */
export async function deleteSession(db: Db, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Removes sessions that ended by themselves. */
export async function forgetSessions(db: Db, lastSeenBefore: Date, createdBefore: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.lastSeenAt, lastSeenBefore), lt(sessions.createdAt, createdBefore)));
}
