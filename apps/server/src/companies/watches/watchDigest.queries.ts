import { and, asc, eq, exists, isNull, lt, min, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/connect.ts';
import type { WatchRow } from './watches.queries.ts';
import { companyWatches } from './watches.schema.ts';

const kept = isNull(companyWatches.removedAt);
const isDue = (month: string) => and(kept, lt(companyWatches.month, month));

/** Companies that somebody watches and that were not compared in a month; those that did not answer come last. */
export async function companiesDue(db: Db, month: string, limit: number): Promise<number[]> {
  const asked = min(companyWatches.askedAt);
  const rows = await db
    .select({ companyId: companyWatches.companyId })
    .from(companyWatches)
    .where(isDue(month))
    .groupBy(companyWatches.companyId)
    .orderBy(sql`${asked} asc nulls first`, asc(companyWatches.companyId))
    .limit(limit);
  return rows.map(({ companyId }) => companyId);
}

/** The watches of a company that were not compared in a month, held until the transaction ends. */
export const lockDue = (tx: Db, companyId: number, month: string): Promise<WatchRow[]> =>
  tx
    .select()
    .from(companyWatches)
    .where(and(eq(companyWatches.companyId, companyId), isDue(month)))
    .orderBy(asc(companyWatches.memberId))
    .for('update');

/** Changes what is written of a watch. */
export async function changeWatch(tx: Db, { memberId, companyId }: Pick<WatchRow, 'memberId' | 'companyId'>, change: Partial<WatchRow>): Promise<void> {
  await tx
    .update(companyWatches)
    .set(change)
    .where(and(eq(companyWatches.memberId, memberId), eq(companyWatches.companyId, companyId)));
}

/** Notes that the provider was asked for a company and did not answer. */
export async function noteSilence(db: Db, companyId: number, month: string, askedAt: Date): Promise<void> {
  await db
    .update(companyWatches)
    .set({ askedAt })
    .where(and(eq(companyWatches.companyId, companyId), isDue(month)));
}

/** Lets a month go by for a company that is not in the register any more. */
export async function passCompany(db: Db, companyId: number, month: string): Promise<void> {
  await db
    .update(companyWatches)
    .set({ month })
    .where(and(eq(companyWatches.companyId, companyId), isDue(month)));
}

/** Members with changes of a month that they were not told of. @param wish.waits only those of whose companies none is left to compare */
export async function membersToTell(db: Db, { month, waits }: { month: string; waits: boolean }): Promise<number[]> {
  const others = alias(companyWatches, 'others');
  const left = db
    .select({ companyId: others.companyId })
    .from(others)
    .where(and(eq(others.memberId, companyWatches.memberId), isNull(others.removedAt), lt(others.month, month)));
  const rows = await db
    .selectDistinct({ memberId: companyWatches.memberId })
    .from(companyWatches)
    .where(and(kept, eq(companyWatches.isTold, false), eq(companyWatches.month, month), waits ? not(exists(left)) : undefined))
    .orderBy(asc(companyWatches.memberId));
  return rows.map(({ memberId }) => memberId);
}

/** What a member was not told, the newest watch first, held until the transaction ends: of two runs at once the second finds nothing. */
export const lockUntold = (tx: Db, memberId: number): Promise<WatchRow[]> =>
  tx
    .select()
    .from(companyWatches)
    .where(and(eq(companyWatches.memberId, memberId), kept, eq(companyWatches.isTold, false)))
    .orderBy(sql`${companyWatches.createdAt} desc`, asc(companyWatches.companyId))
    .for('update');

/** Notes that a member was told for a month: what could not be asked in it waits for the next one. */
export async function markTold(tx: Db, memberId: number, month: string): Promise<void> {
  const own = eq(companyWatches.memberId, memberId);
  await tx.update(companyWatches).set({ isTold: true }).where(own);
  await tx
    .update(companyWatches)
    .set({ month })
    .where(and(own, ne(companyWatches.month, month)));
}
