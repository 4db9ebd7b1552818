import type { RegistryWatch } from '@chippage/api/types';
import { and, asc, count, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { companyWatches, companyWatchMails } from './watches.schema.ts';

/** Who watches which company. */
export interface WatchOf {
  memberId: number;
  companyId: number;
}

/** A watch as it is stored. */
export type WatchRow = typeof companyWatches.$inferSelect;

const watchOf = ({ memberId, companyId }: WatchOf) => and(eq(companyWatches.memberId, memberId), eq(companyWatches.companyId, companyId));
const kept = isNull(companyWatches.removedAt);

const toWatch = ({ companyId, facts, createdAt, digestAt, changes }: WatchRow): RegistryWatch => ({
  company: { id: companyId, name: facts.name },
  creditCode: facts.creditCode,
  state: facts.state,
  stateText: facts.stateText,
  createTime: createdAt.toISOString(),
  digestTime: digestAt?.toISOString() ?? null,
  changes,
});

/** A watch, also one that was just ended. */
export async function findWatch(db: Db, whose: WatchOf): Promise<WatchRow | undefined> {
  const [row] = await db.select().from(companyWatches).where(watchOf(whose));
  return row;
}

/** How many companies a member watches. */
export const countWatches = (db: Db, memberId: number): Promise<number> => db.$count(companyWatches, and(eq(companyWatches.memberId, memberId), kept));

/** Begins a watch; one that was just ended goes on as it was. */
export async function saveWatch(db: Db, row: typeof companyWatches.$inferInsert): Promise<void> {
  await db
    .insert(companyWatches)
    .values(row)
    .onConflictDoUpdate({ target: [companyWatches.memberId, companyWatches.companyId], set: { removedAt: null } });
}

/** Ends a watch; twice is once. */
export async function endWatch(db: Db, whose: WatchOf, removedAt: Date): Promise<void> {
  await db
    .update(companyWatches)
    .set({ removedAt })
    .where(and(watchOf(whose), kept));
}

/** Drops watches that ended. */
export async function forgetEndedWatches(db: Db, before: Date): Promise<void> {
  await db.delete(companyWatches).where(lt(companyWatches.removedAt, before));
}

/** The companies that a member watches, the newest first. */
export async function listWatches(db: Db, memberId: number, { limit, offset }: { limit: number; offset: number }) {
  const where = and(eq(companyWatches.memberId, memberId), kept);
  const [rows, [counted]] = await Promise.all([
    db.select().from(companyWatches).where(where).orderBy(desc(companyWatches.createdAt), asc(companyWatches.companyId)).limit(limit).offset(offset),
    db.select({ total: count() }).from(companyWatches).where(where),
  ]);
  return { rows: rows.map(toWatch), total: counted?.total ?? 0 };
}

/** Whether a member wants the month's mail; who never said does. */
export async function isWatchMailOn(db: Db, memberId: number): Promise<boolean> {
  const [row] = await db.select({ isOn: companyWatchMails.isOn }).from(companyWatchMails).where(eq(companyWatchMails.memberId, memberId));
  return row?.isOn ?? true;
}

/** Begins or ends the mails. */
export async function setWatchMail(db: Db, memberId: number, isOn: boolean): Promise<void> {
  await db.insert(companyWatchMails).values({ memberId, isOn }).onConflictDoUpdate({ target: companyWatchMails.memberId, set: { isOn } });
}
