import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { listPartNames } from '../parts/namedParts.queries.ts';
import type { Change } from './alerts.rules.ts';
import { searchDigests, searchFindings } from './alerts.schema.ts';

/** Writes down what came or changed among the parts of a search. */
export async function insertFindings(tx: Db, search: { id: number; memberId: number }, changes: readonly Change[], now: Date): Promise<void> {
  const parts = new Map((await listPartNames(tx, [...new Set(changes.map(({ partId }) => partId))])).map((part) => [part.id, part]));
  const rows = changes.flatMap((change) => {
    const part = parts.get(change.partId);
    if (!part) return [];
    const { mpn, brandName, brandNameCn } = part;
    return [{ searchId: search.id, memberId: search.memberId, ...change, mpn, brandName, brandNameCn, foundAt: now }];
  });
  if (rows.length > 0) await tx.insert(searchFindings).values(rows);
}

/** What a member was not told yet. */
export async function untold(tx: Db, memberId: number): Promise<(typeof searchFindings.$inferSelect)[]> {
  return tx
    .select()
    .from(searchFindings)
    .where(and(eq(searchFindings.memberId, memberId), isNull(searchFindings.toldAt)))
    .orderBy(asc(searchFindings.id));
}

/** Notes that a member gets a digest on a day. @returns false when there was one already */
export async function takeDay(tx: Db, memberId: number, day: string, sentAt: Date): Promise<boolean> {
  const rows = await tx.insert(searchDigests).values({ memberId, day, sentAt }).onConflictDoNothing().returning({ day: searchDigests.day });
  return rows.length > 0;
}

/** Notes that a member was told of everything until now. */
export async function markTold(tx: Db, memberId: number, toldAt: Date): Promise<void> {
  await tx
    .update(searchFindings)
    .set({ toldAt })
    .where(and(eq(searchFindings.memberId, memberId), isNull(searchFindings.toldAt)));
}
