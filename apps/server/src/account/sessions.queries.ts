import { and, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { members, sessions } from './account.schema.ts';

type Row = typeof sessions.$inferSelect;

/** Writes a session down. */
export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(row);
}

/** The session of a token, with whether its member may still come in and as what. */
export async function findSessionRow(db: Db, tokenHash: string): Promise<(Row & Pick<typeof members.$inferSelect, 'disabledAt' | 'role'>) | undefined> {
  const [row] = await db
    .select({ session: sessions, disabledAt: members.disabledAt, role: members.role })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row && { ...row.session, disabledAt: row.disabledAt, role: row.role };
}

/** Notes that the member was here. */
export async function touchSession(db: Db, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
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
