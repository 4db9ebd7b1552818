import type { Entry, EntryState } from '@chippage/api/types';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { entries } from './entries.schema.ts';

/** A row of what members entered. */
export type EntryRow = typeof entries.$inferSelect;

/** An entry as the contract shows it. */
export const toEntry = (row: EntryRow): Entry => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  name: row.name,
  nameCn: row.nameCn,
  country: row.country,
  website: row.website,
  agentKind: row.agentKind,
  evidence: row.evidence,
  brandId: row.brandId,
  brandName: row.brandName,
  agentId: row.agentId,
  validTo: row.validTo,
  mpns: row.mpns,
  submitTime: row.submittedAt.toISOString(),
  decideTime: row.reviewedAt?.toISOString() ?? null,
});

interface ListWish {
  state: EntryState | undefined;
  limit: number;
  offset: number;
}

/** A member's entries, the newest first. */
export async function listEntries(db: Db, memberId: number, { state, limit, offset }: ListWish): Promise<{ rows: Entry[]; total: number }> {
  const where = and(eq(entries.memberId, memberId), isNull(entries.removedAt), state === undefined ? undefined : eq(entries.state, state));
  const [rows, total] = await Promise.all([
    db.select().from(entries).where(where).orderBy(desc(entries.submittedAt), desc(entries.id)).limit(limit).offset(offset),
    db.$count(entries, where),
  ]);
  return { rows: rows.map(toEntry), total };
}

/** One of a member's that was not taken back, or 404. */
export async function findEntry(db: Db, memberId: number, id: number): Promise<EntryRow> {
  const [row] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), eq(entries.memberId, memberId), isNull(entries.removedAt)));
  if (!row) throw notFound('条目');
  return row;
}

/** One of a member's, taken back or not, held until the transaction ends, or 404. @param memberId 'anybody' for operators */
export async function lockEntry(tx: Db, id: number, memberId: number | 'anybody'): Promise<EntryRow> {
  const whose = memberId === 'anybody' ? undefined : eq(entries.memberId, memberId);
  const [row] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.id, id), whose))
    .for('update');
  if (!row) throw notFound('条目');
  return row;
}

/** Writes a new one down. */
export async function insertEntry(tx: Db, row: typeof entries.$inferInsert): Promise<EntryRow> {
  const [written] = await tx.insert(entries).values(row).returning();
  if (!written) throw new Error('the entry was not written');
  return written;
}

/** Changes one. */
export async function updateEntry(tx: Db, id: number, change: Partial<typeof entries.$inferInsert>): Promise<EntryRow> {
  const [written] = await tx.update(entries).set(change).where(eq(entries.id, id)).returning();
  if (!written) throw notFound('条目');
  return written;
}

/** Drops for good what was taken back before a moment. */
export async function forgetRemovedEntries(db: Db, before: Date): Promise<void> {
  await db.delete(entries).where(lt(entries.removedAt, before));
}
