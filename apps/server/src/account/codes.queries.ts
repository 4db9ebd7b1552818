import { and, count, desc, eq, gt, isNull, like, lt, min, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { smsCodes } from './account.schema.ts';

type Row = typeof smsCodes.$inferSelect;

/** Who is counted: a number, a visitor, a network, or an area code. */
type Whom = { mobile: string } | { uuid: string } | { network: string } | { area: string };

const matches = (whom: Whom) => {
  if ('mobile' in whom) return eq(smsCodes.mobile, whom.mobile);
  if ('uuid' in whom) return eq(smsCodes.uuid, whom.uuid);
  return 'network' in whom ? eq(smsCodes.network, whom.network) : like(smsCodes.mobile, `${whom.area}%`);
};

/** How many codes went out since a moment, and when the first of them. */
export async function spentCodes(db: Db, whom: Whom, since: Date): Promise<{ hits: number; oldest: Date | null }> {
  const [row] = await db
    .select({ hits: count(), oldest: min(smsCodes.sentAt) })
    .from(smsCodes)
    .where(and(matches(whom), gt(smsCodes.sentAt, since), eq(smsCodes.isCancelled, false)));
  return row ?? { hits: 0, oldest: null };
}

/** Writes a code down. */
export async function insertCode(db: Db, row: typeof smsCodes.$inferInsert): Promise<{ id: number }> {
  const [inserted] = await db.insert(smsCodes).values(row).returning({ id: smsCodes.id });
  if (!inserted) throw new Error('no row came back');
  return inserted;
}

/** Takes a code out of the limits: it never went out. */
export async function cancelCode(db: Db, id: number): Promise<void> {
  await db.update(smsCodes).set({ isCancelled: true }).where(eq(smsCodes.id, id));
}

/** The only code that counts for this number, purpose and visitor: the last one. */
export async function newestCode(db: Db, { mobile, purpose, uuid }: Pick<Row, 'mobile' | 'purpose' | 'uuid'>): Promise<Row | undefined> {
  const mine = and(eq(smsCodes.mobile, mobile), eq(smsCodes.purpose, purpose), eq(smsCodes.uuid, uuid), eq(smsCodes.isCancelled, false));
  const [row] = await db.select().from(smsCodes).where(mine).orderBy(desc(smsCodes.sentAt), desc(smsCodes.id)).limit(1);
  return row;
}

/** Counts a try, or says by undefined that there are none left. */
export async function countAttempt(db: Db, id: number, most: number): Promise<{ attempts: number } | undefined> {
  const [row] = await db
    .update(smsCodes)
    .set({ attempts: sql`${smsCodes.attempts} + 1` })
    .where(and(eq(smsCodes.id, id), lt(smsCodes.attempts, most), isNull(smsCodes.usedAt)))
    .returning({ attempts: smsCodes.attempts });
  return row;
}

/** Spends a code; false for whoever comes second. */
export async function useCode(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id });
  return rows.length === 1;
}

/** Forgets codes that no limit looks at any more. */
export async function forgetCodes(db: Db, before: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.sentAt, before));
}

/** Codes of the whole site since a moment. */
export async function codesSince(db: Db, since: Date): Promise<number> {
  const [row] = await db.select({ hits: count() }).from(smsCodes).where(gt(smsCodes.sentAt, since));
  return row?.hits ?? 0;
}
