import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { boardDigests } from './digest.schema.ts';

type DigestRecord = typeof boardDigests.$inferSelect;

/** Whether a member wants the mail. */
export async function isDigestOn(db: Db, memberId: number): Promise<boolean> {
  const [row] = await db.select({ isOn: boardDigests.isOn }).from(boardDigests).where(eq(boardDigests.memberId, memberId));
  return row?.isOn ?? false;
}

/** Begins the mails from now on; where they are sent already nothing changes. */
export async function startDigest(db: Db, memberId: number, origin: string, now: Date): Promise<void> {
  await db
    .insert(boardDigests)
    .values({ memberId, isOn: true, origin, toldUntil: now })
    .onConflictDoUpdate({ target: boardDigests.memberId, set: { isOn: true, origin, toldUntil: now }, setWhere: eq(boardDigests.isOn, false) });
}

/** Ends them; twice is once. */
export async function stopDigest(db: Db, memberId: number): Promise<void> {
  await db.update(boardDigests).set({ isOn: false }).where(eq(boardDigests.memberId, memberId));
}

/** Everybody who wants the mail. */
export async function digestReaders(db: Db): Promise<number[]> {
  const rows = await db.select({ memberId: boardDigests.memberId }).from(boardDigests).where(eq(boardDigests.isOn, true)).orderBy(asc(boardDigests.memberId));
  return rows.map(({ memberId }) => memberId);
}

/** How far somebody was told who wants the mail, held until the transaction ends: of two runs at once the second sees what the first told. */
export async function lockDigest(tx: Db, memberId: number): Promise<DigestRecord | undefined> {
  const [row] = await tx
    .select()
    .from(boardDigests)
    .where(and(eq(boardDigests.memberId, memberId), eq(boardDigests.isOn, true)))
    .for('update');
  return row;
}

/** Notes how far somebody was told. */
export async function changeDigest(tx: Db, memberId: number, change: Partial<Pick<DigestRecord, 'toldUntil' | 'sentDay'>>): Promise<void> {
  await tx.update(boardDigests).set(change).where(eq(boardDigests.memberId, memberId));
}
