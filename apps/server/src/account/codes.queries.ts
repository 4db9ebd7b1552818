import { and, count, desc, eq, gt, isNull, like, lt, lte, min, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { oneTimeCodes } from './account.schema.ts';
import type { Whom } from './codes.rules.ts';

type Row = typeof oneTimeCodes.$inferSelect;

const matches = (whom: Whom) => {
  if ('recipient' in whom) return eq(oneTimeCodes.recipient, whom.recipient);
  if ('uuid' in whom) return eq(oneTimeCodes.uuid, whom.uuid);
  return 'network' in whom ? eq(oneTimeCodes.network, whom.network) : like(oneTimeCodes.recipient, `${whom.area}%`);
};

/** How many codes went out between two moments, and when the first of them. */
export async function spentCodes(db: Db, whom: Whom, { since, until }: { since: Date; until: Date }): Promise<{ hits: number; oldest: Date | null }> {
  const [row] = await db
    .select({ hits: count(), oldest: min(oneTimeCodes.sentAt) })
    .from(oneTimeCodes)
    .where(and(matches(whom), gt(oneTimeCodes.sentAt, since), lte(oneTimeCodes.sentAt, until), eq(oneTimeCodes.isCancelled, false)));
  return row ?? { hits: 0, oldest: null };
}

/** Writes a code down. */
export async function insertCode(db: Db, row: typeof oneTimeCodes.$inferInsert): Promise<{ id: number }> {
  const [inserted] = await db.insert(oneTimeCodes).values(row).returning({ id: oneTimeCodes.id });
  if (!inserted) throw new Error('no row came back');
  return inserted;
}

/** Takes a code out of the limits: it never went out. */
export async function cancelCode(db: Db, id: number): Promise<void> {
  await db.update(oneTimeCodes).set({ isCancelled: true }).where(eq(oneTimeCodes.id, id));
}

/** The only code that counts for this recipient, purpose and visitor: the last one. */
export async function newestCode(db: Db, { recipient, purpose, uuid }: Pick<Row, 'recipient' | 'purpose' | 'uuid'>): Promise<Row | undefined> {
  const mine = and(eq(oneTimeCodes.recipient, recipient), eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.uuid, uuid), eq(oneTimeCodes.isCancelled, false));
  const [row] = await db.select().from(oneTimeCodes).where(mine).orderBy(desc(oneTimeCodes.id)).limit(1);
  return row;
}

/** Counts a try, or says by undefined that there are none left. */
export async function countAttempt(db: Db, id: number, most: number): Promise<{ attempts: number } | undefined> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(and(eq(oneTimeCodes.id, id), lt(oneTimeCodes.attempts, most), isNull(oneTimeCodes.usedAt)))
    .returning({ attempts: oneTimeCodes.attempts });
  return row;
}

/** Spends a code; false for whoever comes second. */
export async function useCode(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return rows.length === 1;
}

/** Forgets codes that no limit looks at any more. */
export async function forgetCodes(db: Db, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, before));
}

/** Codes by SMS of the whole site since a moment. */
export async function codesSince(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ hits: count() })
    .from(oneTimeCodes)
    .where(and(gt(oneTimeCodes.sentAt, since), ne(oneTimeCodes.purpose, 'bind_email')));
  return row?.hits ?? 0;
}

/** Removes the codes of a number or address. */
export async function forgetCodesTo(tx: Db, recipient: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.recipient, recipient));
}
